import type { Issue } from './issue';
import { seedBacklog } from './seed-backlog';

type Seed = Pick<Issue, 'title' | 'priority' | 'status' | 'labels' | 'assignee' | 'due' | 'area'> &
  Partial<Issue>;

const ACTIVE: readonly Seed[] = [
  {
    title: 'Map freezes when two stations share a name',
    description:
      'Zooming in on Market Square stops the map for several seconds. Two stations there have the same name, and the label layer draws both again on every frame.',
    priority: 'Urgent',
    status: 'In progress',
    labels: ['Bug', 'Performance'],
    assignee: 'Ada Lovelace',
    due: '2027-02-05',
    area: 'Map',
    impact: 4,
    tags: ['map', 'android'],
    comments: [
      { author: 'Grace Hopper', text: 'Seen on three phones, all with the dark map.' },
      {
        author: 'Ada Lovelace',
        text: 'It goes away when labels are off. I will look at the cache.',
      },
    ],
  },
  {
    title: 'Unlock code arrives after the rental has timed out',
    priority: 'Urgent',
    status: 'Open',
    labels: ['Bug'],
    assignee: 'Grace Hopper',
    due: '2027-01-29',
    area: 'Docking',
    impact: 5,
    tags: ['sms'],
  },
  {
    title: 'Ride history shows yesterday for rides after midnight',
    priority: 'High',
    status: 'Open',
    labels: ['Bug'],
    assignee: 'Ada Lovelace',
    due: '2027-02-12',
    area: 'Ride history',
  },
  {
    title: 'Let riders pause a rental at a shop',
    priority: 'Normal',
    status: 'Open',
    labels: ['Design'],
    assignee: 'Katherine Johnson',
    due: '2027-03-19',
    area: 'Rental',
  },
  {
    title: 'Receipt leaves out the tax number',
    priority: 'High',
    status: 'In progress',
    labels: ['Bug', 'Docs'],
    assignee: 'Alan Turing',
    due: '2027-02-01',
    area: 'Billing',
  },
  {
    title: 'Explain the deposit before the card form',
    priority: 'Normal',
    status: 'Open',
    labels: ['Design', 'Docs'],
    assignee: '',
    due: '',
    area: 'Checkout',
  },
  {
    title: 'Station list takes six seconds on a slow line',
    priority: 'High',
    status: 'Open',
    labels: ['Performance'],
    assignee: 'Grace Hopper',
    due: '2027-02-26',
    area: 'Stations',
  },
  {
    title: 'Winter notice covers the Start ride button',
    priority: 'Normal',
    status: 'Done',
    labels: ['Bug', 'Design'],
    assignee: 'Ada Lovelace',
    due: '2027-01-15',
    area: 'Rental',
  },
  {
    title: 'Write a guide for reporting a flat tyre',
    priority: 'Low',
    status: 'Open',
    labels: ['Docs'],
    assignee: 'Katherine Johnson',
    due: '',
    area: 'Help',
  },
  {
    title: 'Screen reader skips the price on the plan cards',
    priority: 'High',
    status: 'Open',
    labels: ['Bug', 'Design'],
    assignee: 'Alan Turing',
    due: '2027-02-19',
    area: 'Checkout',
  },
  {
    title: 'Two taps on Pay charge the card twice',
    priority: 'Urgent',
    status: 'Done',
    labels: ['Bug'],
    assignee: 'Grace Hopper',
    due: '2027-01-08',
    area: 'Billing',
  },
  {
    title: 'Offer the app in Welsh',
    priority: 'Low',
    status: 'Open',
    labels: ['Docs'],
    assignee: '',
    due: '2027-06-30',
    area: 'Account',
  },
];

/** All issues of a new session: always the same, with ids TL-1 to TL-12 and TL-101 to TL-300. */
export function seedIssues(): Issue[] {
  const active = ACTIVE.map((seed, index): Issue => {
    return {
      id: `TL-${index + 1}`,
      description: '',
      impact: 0,
      archived: false,
      ...structuredClone(seed),
      tags: [...(seed.tags ?? [])],
      comments: [...(seed.comments ?? [])],
    };
  });
  return [...active, ...seedBacklog()];
}
