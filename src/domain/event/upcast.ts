/**
 * Definitions of earlier schema versions are kept for ever: registrations were made under them. Each upcaster makes
 * one version into the next and changes no price and no refusal; golden quotes hold that (`upcast.test.ts`).
 */

type Json = Readonly<Record<string, unknown>>

/** From the version of its key to the next. */
const UPCASTERS: Readonly<Record<number, (definition: Json) => Json>> = { 1: toVersion2 }

/** Raises a stored definition to the version that is written now; anything else is left for the shape to refuse. */
export function upcast(json: unknown): unknown {
  if (!isObject(json)) return json
  const raise = typeof json.schemaVersion === 'number' ? UPCASTERS[json.schemaVersion] : undefined
  return raise === undefined ? json : upcast(raise(json))
}

/**
 * Version 2 has several ways of paying instead of one, windows on everything instead of the last moment of an item,
 * and the place among the family as a fact instead of a part of an adjustment.
 */
function toVersion2({ plan, ...definition }: Json): Json {
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

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
