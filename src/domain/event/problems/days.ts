/** Days of the event and of its parts, hours of entry. */
export interface DayProblems {
  event_ends_before_start: undefined
  event_without_start: undefined
  part_ends_before_start: { readonly name: string }
  term_far_from_event: { readonly start: string; readonly end: string }
  age_day_far: { readonly day: string }
  terms_without_days: undefined

  entry_with_seconds: undefined
  entry_twice: undefined
  entry_days_missing: undefined
  entry_hours_none: undefined
  entry_other_hours_none: undefined
  entry_break_empty: undefined
  entry_closed_anyway: undefined
}
