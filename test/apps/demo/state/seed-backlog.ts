import { type Issue, PRIORITIES } from './issue';

const AREAS = [
  'Map',
  'Docking',
  'Ride history',
  'Rental',
  'Billing',
  'Checkout',
  'Stations',
  'Help',
  'Account',
  'Notifications',
  'Vouchers',
  'Referrals',
  'Night mode',
  'Widgets',
  'Offline use',
  'Family plan',
  'Fleet tools',
  'Repairs',
  'Weather',
  'Partners',
] as const;

const FINDINGS = [
  'first screen flickers on start',
  'long names are cut without a hint',
  'error message gives no next step',
  'back button loses the entered text',
  'numbers use the wrong separator',
  'loads again after every rotation',
  'contrast is too low in sunlight',
  'link opens the old web page',
  'empty list says nothing',
  'keyboard covers the last field',
] as const;

const FIRST_ID = 101;

/** 200 backlog issues, one for each area and finding. */
export function seedBacklog(): Issue[] {
  return FINDINGS.flatMap((finding, row) =>
    AREAS.map((area, column): Issue => {
      const index = row * AREAS.length + column;
      return {
        id: `TL-${FIRST_ID + index}`,
        title: `${area}: ${finding}`,
        description: '',
        priority: PRIORITIES[(index * 7) % PRIORITIES.length] ?? 'Normal',
        status: 'Backlog',
        labels: index % 3 === 0 ? ['Bug'] : [],
        assignee: '',
        due: '',
        impact: 0,
        tags: [],
        area,
        archived: false,
        comments: [],
      };
    }),
  );
}
