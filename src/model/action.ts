import { z } from 'zod';

export const mouseButtonSchema = z.enum(['left', 'middle', 'right']);
export type MouseButton = z.infer<typeof mouseButtonSchema>;

export const modifierSchema = z.enum(['Alt', 'Control', 'ControlOrMeta', 'Meta', 'Shift']);
export type Modifier = z.infer<typeof modifierSchema>;

export const clickOptionsSchema = z.object({
  button: mouseButtonSchema.optional(),
  /** 2 is a double click. */
  clickCount: z.number().int().min(1).max(3).optional(),
  modifiers: z.array(modifierSchema).optional(),
  force: z.boolean().optional(),
});
export type ClickOptions = z.infer<typeof clickOptionsSchema>;

/** What is done to one element. Each member has one file in `page/actions` and one exporter. */
export const elementActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('click') }).extend(clickOptionsSchema.shape),
  z.object({ kind: z.literal('fill'), value: z.string() }),
  /** Presses a key or a chord such as `Control+A` on the element. */
  z.object({ kind: z.literal('press'), key: z.string().min(1) }),
  /** Options by label, or by value where no label fits. */
  z.object({ kind: z.literal('select'), options: z.array(z.string()).min(1) }),
  z.object({ kind: z.literal('check') }),
  z.object({ kind: z.literal('uncheck') }),
  z.object({ kind: z.literal('hover') }),
  z.object({ kind: z.literal('scrollIntoView') }),
]);
export type ElementAction = z.infer<typeof elementActionSchema>;

/** What is done to the page as a whole. */
export const pageActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('navigate'), url: z.string().min(1) }),
  z.object({ kind: z.literal('back') }),
  /** Presses a key on whatever has the focus. */
  z.object({ kind: z.literal('pressKey'), key: z.string().min(1) }),
  /** Scrolls the page, in CSS pixels. */
  z.object({ kind: z.literal('scroll'), deltaX: z.number(), deltaY: z.number() }),
  z.object({
    kind: z.literal('waitForText'),
    text: z.string().min(1),
    /** `gone` waits until no such text is visible. */
    state: z.enum(['visible', 'gone']),
    timeoutMs: z.number().positive().optional(),
  }),
  z.object({ kind: z.literal('waitForStable'), timeoutMs: z.number().positive().optional() }),
]);
export type PageAction = z.infer<typeof pageActionSchema>;

export const actionSchema = z.union([elementActionSchema, pageActionSchema]);
export type Action = ElementAction | PageAction;
export type ActionKind = Action['kind'];
