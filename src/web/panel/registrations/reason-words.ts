import type { Reason } from '#domain/quote/quote-result.ts'
import { pl } from '#i18n/pl.ts'
import type { Line } from './lines.ts'

const CODES: readonly Reason['code'][] = ['fixed', 'rule', 'table', 'option', 'adjusted']

/** Why a line costs what it costs; empty where nothing is to be explained, or by a rule not known here. */
export function reasonWords({ code, params }: Line['reasons'][number]): string {
  const known = CODES.find((candidate) => candidate === code)
  return known === undefined ? '' : pl.reason({ code: known, params })
}
