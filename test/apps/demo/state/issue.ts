import { z } from 'zod';

export const PRIORITIES = ['Low', 'Normal', 'High', 'Urgent'] as const;
export const STATUSES = ['Open', 'In progress', 'Done'] as const;
export const LABELS = ['Bug', 'Design', 'Performance', 'Docs'] as const;
export const PEOPLE = ['Ada Lovelace', 'Grace Hopper', 'Katherine Johnson', 'Alan Turing'] as const;

export interface Comment {
  readonly author: string;
  readonly text: string;
}

export interface Issue {
  readonly id: string;
  title: string;
  description: string;
  priority: (typeof PRIORITIES)[number];
  status: (typeof STATUSES)[number] | 'Backlog';
  labels: (typeof LABELS)[number][];
  assignee: string;
  /** `YYYY-MM-DD`, or empty when there is none. */
  due: string;
  /** 0 when not rated, else 1 to 5. */
  impact: number;
  tags: string[];
  area: string;
  archived: boolean;
  comments: Comment[];
}

const fields = {
  title: z
    .string()
    .trim()
    .min(1, 'Enter a title.')
    .min(5, 'Use at least 5 characters, so that others know what it is about.')
    .max(120, 'Use at most 120 characters.'),
  description: z.string().max(2000, 'Use at most 2000 characters.'),
  priority: z.enum(PRIORITIES, 'Choose a priority.'),
  status: z.enum(STATUSES, 'Choose a status.'),
  labels: z.array(z.enum(LABELS)),
  assignee: z.enum(['', ...PEOPLE]),
  due: z.union([
    z.literal(''),
    z.iso
      .date('Enter a date such as 2027-03-31.')
      .refine((date) => date >= '2026-01-01', 'The due date cannot be before 2026.'),
  ]),
};

/** What the create form sends. */
export const issueFormSchema = z.object({
  ...fields,
  description: fields.description.default(''),
  labels: fields.labels.default([]),
  assignee: fields.assignee.default(''),
  due: fields.due.default(''),
});

/** What may be changed on an issue: any field of the form, the rating and the tags. */
export const issuePatchSchema = z
  .object({
    ...fields,
    impact: z.number().int().min(0).max(5),
    tags: z.array(z.string().trim().min(1).max(24)).max(8),
  })
  .partial();

export type IssueForm = z.infer<typeof issueFormSchema>;
export type IssuePatch = z.infer<typeof issuePatchSchema>;
