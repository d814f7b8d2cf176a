import { isObject, type Json, listOf } from './json.ts'

/**
 * Version 2 has several ways of paying instead of one, windows on everything instead of the last moment of an item,
 * and the place among the family as a fact instead of a part of an adjustment.
 */
export function toVersion2({ plan, ...definition }: Json): Json {
  const ranked = listOf(definition.adjustments).map(withoutRank)
  return {
    ...definition,
    schemaVersion: 2,
    ...(plan === undefined ? {} : { plans: [{ id: 'whole', name: 'Płatność', parts: plan }] }),
    ...(definition.items === undefined ? {} : { items: listOf(definition.items).map(withWindows) }),
    ...(definition.adjustments === undefined
      ? {}
      : { adjustments: ranked.map(({ adjustment }) => adjustment) }),
    facts: ranked.flatMap(({ fact }) => fact ?? []),
  }
}

function withWindows(item: unknown): unknown {
  if (!isObject(item)) return item
  const { until, ...rest } = item
  return until === undefined ? item : { ...rest, windows: [{ closes: until }] }
}

function withoutRank(adjustment: unknown, position: number): { adjustment: unknown; fact?: Json } {
  if (!isObject(adjustment) || !isObject(adjustment.rank)) return { adjustment }
  const { rank, when, ...rest } = adjustment
  const { from, among } = isObject(rank) ? rank : {}
  const id = `rank-${position + 1}`
  const isInPlace = { fact: `own.${id}`, atLeast: from }
  return {
    adjustment: { ...rest, when: when === undefined ? isInPlace : { all: [when, isInPlace] } },
    fact: {
      id,
      name: `Kolejność: ${String(adjustment.name)}`,
      kind: 'rank',
      ...(among === undefined ? {} : { among }),
    },
  }
}
