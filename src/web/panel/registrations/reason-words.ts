import type { Reason } from '#domain/quote/quote-result.ts'
import { pl } from '#i18n/pl.ts'
import type { Line } from './lines.ts'

const CODES: readonly Reason['code'][] = [
  ...(['fixed', 'rule', 'table', 'option', 'chosen', 'share'] as const),
  ...(['adjusted', 'raised', 'paid_by', 'used_up', 'agreed'] as const),
]

/** The reasons of the price of a line, in sentences; none where the line's own name is sufficient. */
export function reasonsOf(line: Pick<Line, 'reasons' | 'optionName'>): readonly string[] {
  return line.reasons.map(reasonWords).filter((words) => words !== '' && words !== line.optionName)
}

/** Empty where there is nothing to explain, or for an unknown rule. */
function reasonWords({ code, params }: Line['reasons'][number]): string {
  const known = CODES.find((candidate) => candidate === code)
  return known === undefined ? '' : pl.reason({ code: known, params })
}
