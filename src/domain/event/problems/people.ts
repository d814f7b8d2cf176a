import type { AgeGap, AgeGate } from './values.ts'

/** Who may register and when, what the form asks, numbers of participants, and events that count heads. */
export interface PeopleProblems {
  ages_of_registration: undefined
  ages_reversed: undefined
  born_reversed: undefined
  ages_outside_event: { readonly ages: AgeGate }
  ages_outside_item: { readonly name: string; readonly ages: AgeGate }
  types_overlap: { readonly earlier: AgeGate; readonly later: AgeGate }
  type_missing_for_ages: AgeGap
  group_missing_for_ages: AgeGap
  option_missing_for_ages: AgeGap
  people_reversed: undefined
  people_above_tickets: { readonly least: number; readonly most: number }

  window_reversed: undefined
  window_hours_reversed: undefined
  window_without_hours: undefined
  window_opens_after_event: { readonly last: string }
  window_closes_after_event: { readonly last: string }
  window_before_season: { readonly opens: string }
  window_after_season: { readonly closes: string }
  window_gives_nothing: undefined

  answers_missing: undefined
  answers_unwanted: undefined
  bounds_unwanted: undefined
  bound_not_day: undefined
  bound_not_number: undefined
  bounds_reversed: undefined
  pattern_unwanted: undefined
  pattern_slow: undefined
  files_unwanted: undefined
  default_forbidden: undefined
  default_wrong: undefined
  office_answer_required: undefined
  office_code: undefined
  office_pesel: undefined
  office_file: undefined

  number_field_unknown: { readonly field: string }
  number_needs: { readonly parts: 'group' | 'type' }
  numbers_repeat: undefined

  headcount_counts_nothing: undefined
  headcount_knows_no_people: undefined
  headcount_part_of_people: undefined
}
