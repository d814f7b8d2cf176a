import type { ScheduleContext } from './context.ts'

/** The random values of one step; each kind of step interprets them in its own way. */
export interface Choice {
  /** Selects the registration or family: an index that is taken modulo the length of a list. */
  readonly who: number
  /** The variant of the step: 0 to 3. */
  readonly how: number
  /** The node that is asked first. */
  readonly node: number
}

/**
 * One kind of action on an event; all kinds run at the same time. A step ends when its answer is definite. What was
 * acknowledged is recorded in the context, which is checked when nothing is under way any more.
 */
export interface StepKind {
  readonly name: string
  /** What it acts on; steps on registrations start once the first registration exists. */
  readonly target: 'event' | 'registrations'
  /** How many such steps a schedule has: at least, at most. */
  readonly count: readonly [number, number]
  run(context: ScheduleContext, choice: Choice): Promise<void>
}
