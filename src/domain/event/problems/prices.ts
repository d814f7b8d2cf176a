import type { AgeGap, AgeRange, FactName, ValueRange } from './values.ts'

/** Items, prices, reductions and surcharges. Amounts are in grosze. */
export interface PriceProblems {
  item_without_options: undefined
  item_with_options: undefined
  item_least_above_most: undefined
  item_least_of_one: undefined
  item_least_above_options: undefined
  item_most_above_options: { readonly options: number }
  item_most_of_one: undefined
  amounts_unwanted: undefined
  amounts_reversed: undefined
  amount_outside_bounds: undefined
  days_out_of_order: undefined
  share_of_share: undefined
  share_of_registration: undefined
  share_reduced: { readonly name: string }
  heads_unwanted: undefined
  vat_of_donation: undefined
  vat_exemption_idle: undefined
  vat_rate_unknown: { readonly rate: number }

  row_behind_all: RuleOfList
  row_behind_others: RuleOfList
  row_of_other_people: undefined
  row_too_late: undefined
  ranges_overlap: { readonly fact: FactName; readonly earlier: ValueRange; readonly later: ValueRange }
  table_heading_empty: FactName
  table_amount_needed: undefined
  table_level_needed: FactName
  table_heading_unknown: { readonly heading: string }
  table_price_missing: { readonly names: readonly string[] }
  price_missing_between: AgeGap
  price_of_rest_between: AgeGap
  price_missing_outside: AgeRange
  price_missing_for: { readonly name: string }
  class_missing_between: AgeGap
  amount_looks_like_zloty: { readonly amount: number }

  rank_reversed: undefined
  rank_of_registration: { readonly name: string }
  rank_needs_pieces: { readonly name: string }
  rank_within_person: undefined
  rank_with_limit: undefined
  rank_in_choice: undefined

  adjustment_of_free_items: undefined
  adjustment_item_twice: { readonly id: string; readonly name: string }
  adjustment_twice: { readonly name: string }
  adjustment_of_gift: undefined
  effect_zero: undefined
  effect_lowers_nothing: Dearest
  effect_above_price: Dearest
  effect_below_percent: { readonly percent: number }
  rounding_above_price: Dearest
  floor_above_price: Dearest
  floor_before_reductions: undefined
  cap_never_reached: { readonly sum: number }
  least_above_cap: { readonly sum: number; readonly name: string }
  choice_of_one: undefined
}

interface RuleOfList {
  readonly rule: 'row' | 'class'
}

interface Dearest {
  readonly dearest: number
}
