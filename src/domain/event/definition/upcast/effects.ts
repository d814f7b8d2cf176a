import { isObject, type Json } from './json.ts'

/** The kind of an effect of version 2 by its field, and what that field is called now. */
const KINDS: Readonly<Record<string, readonly [kind: string, field: string]>> = {
  to: ['to', 'amount'],
  off: ['off', 'amount'],
  percentOff: ['percent-off', 'percent'],
  plus: ['plus', 'amount'],
  percentPlus: ['percent-plus', 'percent'],
  cap: ['cap', 'amount'],
  floor: ['floor', 'amount'],
  floorPercent: ['floor-percent', 'percent'],
  mostOff: ['most-off', 'amount'],
  least: ['least', 'amount'],
  freeFor: ['free-for-each', 'of'],
}

/** Effects have a `kind`; one that has several fields of version 2 at once, or none, is left for the shape to refuse. */
export function convertEffects(definition: Json): Json {
  const { adjustments } = definition
  return Array.isArray(adjustments) ? { ...definition, adjustments: adjustments.map(withKind) } : definition
}

function withKind(adjustment: unknown): unknown {
  if (!isObject(adjustment) || !isObject(adjustment.effect)) return adjustment
  const { effect } = adjustment
  const [key, ...others] = Object.keys(effect).filter((each) => Object.hasOwn(KINDS, each))
  const known = key === undefined || others.length > 0 ? undefined : KINDS[key]
  if (key === undefined || known === undefined) return adjustment
  const { [key]: value, ...rest } = effect
  const [kind, field] = known
  if (Object.hasOwn(rest, 'kind') || Object.hasOwn(rest, field)) return adjustment
  return { ...adjustment, effect: { kind, [field]: value, ...rest } }
}
