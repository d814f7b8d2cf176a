import type { FactName, NeverBecause, Value } from './values.ts'

/** Conditions and facts: what cannot be asked, never holds, or decides nothing. */
export interface ConditionProblems {
  fact_unknown: { readonly fact: string; readonly meant: string | null }
  fact_after_discounts: FactName
  fact_after_prices: FactName
  fact_of_line: FactName
  fact_of_person: FactName
  fact_not_number: FactName
  fact_of_several_values: FactName
  fact_without_value: FactName & { readonly value: Value }
  fact_of_other_notation: FactName & { readonly value: Value; readonly notation: 'day' | 'moment' | 'time' }
  fact_of_other_type: FactName & { readonly value: Value; readonly type: 'number' | 'boolean' | 'string' }
  fact_unused: { readonly name: string }
  question_asks_later: undefined
  birth_date_not_required: undefined
  sex_not_asked: undefined
  circle: { readonly names: readonly string[] }
  plan_and_price_circle: undefined
  condition_impossible: undefined
  requirement_impossible: { readonly because: NeverBecause }
  rule_never_applies: { readonly because: NeverBecause }
  option_waits_for_itself: { readonly name: string }
  typed_text_required: undefined
  typed_text_required_by_fact: undefined
  typed_text_public: undefined
  code_blank: { readonly code: string }
  office_answer_asked: undefined
  adjustment_for_nobody: undefined
  requirement_keeps_away: undefined
  statement_once_anyway: undefined
}
