import type { DefinitionDocument, EventDefinition, Item, LegalKind, Pool } from './definition.ts'
import { claimsOfPlace, EVENT_LIMIT, type LimitPlace, limitPlaces, poolOfPlace } from './limit-places.ts'
import { derivedRefusal } from './pool-refusal.ts'
import { requirementsOfRegistrants } from './registrants.ts'

/**
 * The definition as the rules read it. A limit that is written where it holds is a pool and a claim like any other, who
 * registers whom are requirements, and what may be left out because it follows from the rest is there. Everything that
 * asks for pools, claims and requirements asks for these; only editing, export and storing keep the document. Derived
 * ones stand behind the written ones.
 */
export function expandDefinition(whole: DefinitionDocument): EventDefinition {
  const { limit, registrants, ...document } = whole
  const places = limitPlaces(whole)
  return {
    ...document,
    claims: claimsOfPlace({ id: EVENT_LIMIT, limit, claims: document.claims }),
    groups: document.groups.map(expandPlace),
    types: document.types.map(expandPlace),
    items: document.items.map(({ options, legalKind, ...item }) => ({
      ...expandPlace(item),
      legalKind: legalKind ?? LEGAL_KINDS[item.category],
      options: options.map(expandPlace),
    })),
    pools: [
      ...document.pools.map((pool) => ({ ...pool, refusal: pool.refusal ?? refusalOf(pool, places) })),
      ...places.flatMap((place) => poolOfPlace(place) ?? []),
    ],
    requirements: [...document.requirements, ...requirementsOfRegistrants(registrants)],
  }
}

type Limited = Pick<LimitPlace, 'id' | 'limit' | 'claims'>

const expandPlace = <Place extends Limited>({ limit, ...place }: Place) => ({
  ...place,
  claims: claimsOfPlace({ id: place.id, limit, claims: place.claims }),
})

/** What an item is in law when nothing is stated. */
const LEGAL_KINDS: Readonly<Record<Item['category'], LegalKind>> = {
  participation: 'participation',
  donation: 'donation',
  merchandise: 'goods',
  transport: 'dated-service',
  lodging: 'dated-service',
  meal: 'dated-service',
  other: 'dated-service',
}

/** By what claims it first; a limit that only adjustments name is one of things. */
function refusalOf({ id, per }: Pick<Pool, 'id' | 'per'>, places: readonly LimitPlace[]): Pool['refusal'] {
  const takes = ({ claims }: LimitPlace) => claims.some(({ pool }) => [pool].flat().includes(id))
  return derivedRefusal(places.find(takes)?.taker ?? 'other', per)
}
