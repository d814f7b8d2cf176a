import type { Reason } from '#domain/quote/quote-result.ts'
import { pl } from '#i18n/pl.ts'
import type { Line } from './lines.ts'

const CODES: readonly Reason['code'][] = [
  ...(['fixed', 'rule', 'table', 'option', 'chosen', 'share'] as const),
  ...(['adjusted', 'raised', 'paid_by', 'used_up', 'agreed'] as const),
]

/** Why a line costs what it costs, in sentences; nothing where the line's own name says it all. */
export function reasonsOf(line: Pick<Line, 'reasons' | 'optionName'>): readonly string[] {
  return line.reasons.map(reasonWords).filter((words) => words !== '' && words !== line.optionName)
}

/** Empty where nothing is to be explained, or by a rule not known here. */
function reasonWords({ code, params }: Line['reasons'][number]): string {
  const known = CODES.find((candidate) => candidate === code)
  return known === undefined ? '' : pl.reason({ code: known, params })
}
