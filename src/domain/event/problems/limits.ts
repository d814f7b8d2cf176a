/** Limits of places, lists of codes, the waiting list, the least number of people. */
export interface LimitProblems {
  allotments_above_limit: { readonly units: number; readonly capacity: number }
  allotments_of_person_limit: undefined
  allotments_of_timed_limit: undefined
  allotments_of_codes: undefined
  allotments_take_all: undefined

  refusal_of_person_limit: undefined
  refusal_of_other_limit: { readonly wanted: string }
  refusal_of_codes: undefined
  person_limit_without_number: undefined
  person_limit_of_unknown: undefined
  person_limit_taken_by_all: undefined
  personal_limit_of_price: undefined
  timed_limit_without_hours: undefined

  codes_without_number: undefined
  codes_unwanted: undefined
  codes_missing: undefined
  codes_taken_by_none: undefined
  codes_taken_by_all: undefined
  code_unreadable: undefined
  code_twice: undefined
  code_question_not_text: undefined
  code_question_twice: undefined

  claim_too_large: { readonly wanted: number; readonly name: string; readonly capacity: number }
  entry_too_small: { readonly places: number; readonly least: number }
  claim_counted_twice: { readonly name: string }
  limit_of_places_and_prices: undefined
  limit_zero: undefined
  limit_unused: { readonly name: string }
  group_without_limit: { readonly name: string }
  option_without_limit: { readonly name: string }

  waiting_without_limits: undefined
  least_people_above_limit: { readonly people: number; readonly most: number }
  least_people_decided_late: { readonly start: string }

  /** While registrations hold places. */
  limit_added_late: undefined
  /** Places that cannot be set aside when the event is published. */
  set_aside_full: undefined
  set_aside_queue: undefined
  set_aside_name_taken: undefined
  set_aside_elsewhere: undefined
}
