import { z } from 'zod';

/** What the settings page edits. */
export const profileSchema = z.object({
  displayName: z.string().trim().min(1, 'Enter a name.').max(60),
  handle: z.string().regex(/^[a-z0-9-]{2,20}$/, 'Use 2 to 20 small letters, digits or hyphens.'),
  phone: z.string().max(20),
  bio: z.string().max(160, 'Use at most 160 characters.'),
  timeZone: z.string().max(40),
  mentions: z.boolean(),
  dueReminders: z.boolean(),
  reminderDays: z.number().int().min(0).max(14),
  digest: z.enum(['Never', 'Daily', 'Weekly']),
  theme: z.enum(['System', 'Light', 'Dark']),
});

export type Profile = z.infer<typeof profileSchema>;

export function seedProfile(): Profile {
  return {
    displayName: 'Ada Lovelace',
    handle: 'ada',
    phone: '',
    bio: 'Keeps the map honest.',
    timeZone: 'Europe/London',
    mentions: true,
    dueReminders: false,
    reminderDays: 2,
    digest: 'Weekly',
    theme: 'System',
  };
}
