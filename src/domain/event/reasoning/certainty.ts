import type { Condition } from '../definition/condition.ts'
import type { NeverBecause } from '../problems/values.ts'

/** Something that holds for everyone who can register, and why: because registration opens on 1 March 2026. */
export interface Certainty {
  readonly condition: Condition
  readonly because: NeverBecause
}
