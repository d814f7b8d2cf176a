import type { FactValue } from '../event/definition/condition.ts'
import type { PricingStage } from '../event/facts/conditions-of.ts'
import type { ReadFact } from './scope.ts'

/**
 * A named, typed value that rules may ask. `of`: what must be in view for it to be known; a rule about the whole
 * registration cannot ask a fact of a person, a line sees everything.
 */
export interface Fact {
  readonly name: string
  readonly type: 'number' | 'text' | 'yes-no' | 'day' | 'moment' | 'time'
  readonly of: 'registration' | 'person' | 'line'
  /** The only values it can have, where they are few. */
  readonly values?: readonly { readonly value: FactValue; readonly name: string }[]
  /**
   * What has to be calculated before it is known: prices, or also their adjustments. Rules that come earlier cannot
   * ask.
   */
  readonly after?: PricingStage
  readonly read: ReadFact
}
