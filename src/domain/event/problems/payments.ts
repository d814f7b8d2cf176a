import type { RegisteringDays } from './values.ts'

/** Ways of paying, deadlines, resignations and fees. Amounts are in grosze. */
export interface PaymentProblems {
  deadline_after_event: { readonly last: string }
  deadline_before_season: { readonly opens: string }
  deadline_without_start: undefined
  deadline_without_entry: undefined
  latest_day_idle: undefined
  due_after_event: { readonly last: string }
  due_after_event_always: undefined
  due_after_terms: { readonly names: readonly string[] }

  parts_above_whole: { readonly percent: number }
  part_last_not_rest: undefined
  part_rounding_unwanted: undefined
  part_rest_twice: undefined
  part_zero: undefined
  part_of_free_people: undefined
  part_after_rest: undefined
  part_after_whole: undefined
  part_after_rest_of_items: undefined
  part_after_whole_of_items: undefined
  part_of_free_items: undefined
  part_before_previous: { readonly registering: readonly RegisteringDays[] }
  plan_fits_nobody: undefined
  more_than_price: { readonly most: number }

  rule_hidden: undefined
  refund_milder: undefined
  kept_without_lapse: undefined
  no_deposit: undefined
  no_terms: undefined
}
