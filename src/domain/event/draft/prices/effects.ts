import type { Adjustment } from './reductions.ts'

export type Effect = Adjustment['effect']
export type EffectKind = Effect['kind']

/** The sum of an effect; null where it has none, or where it is one that depends on something. */
const sumOf = (effect: Effect): number | null =>
  'amount' in effect && typeof effect.amount === 'number' ? effect.amount : null

const SUM = 2_000
const PERCENT = 10
const EACH = 10

/** An effect of another kind, with the number of the one before where both have one of that sort. */
export function effectOfKind(kind: EffectKind, before: Effect): Effect {
  if (kind === before.kind) return before
  const amount = sumOf(before) ?? SUM
  const percent = 'percent' in before ? Math.min(100, before.percent) : PERCENT
  const per = 'per' in before && before.per === 'registration' ? 'registration' : 'person'
  switch (kind) {
    case 'percent-off':
      return { kind, percent, of: 'left' }
    case 'percent-plus':
    case 'floor-percent':
      return { kind, percent }
    case 'off':
      return { kind, amount, per: 'piece' }
    case 'cap':
    case 'least':
    case 'most-off':
      return { kind, amount, per }
    case 'free-for-each':
      return { kind, of: 'people', each: EACH }
    case 'to':
    case 'plus':
    case 'floor':
      return { kind, amount }
  }
}
