import type { Condition } from '../definition/condition.ts'

/** Something that holds for everyone who can register, and why: 'zapisy zaczynają się 1 marca 2026'. */
export interface Certainty {
  readonly condition: Condition
  readonly because: string
}
