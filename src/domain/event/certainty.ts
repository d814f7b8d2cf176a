import type { Condition } from './condition.ts'

/** Something that holds for everybody who can register, and why: 'zapisy zaczynają się 1 marca 2026'. */
export interface Certainty {
  readonly condition: Condition
  readonly because: string
}
