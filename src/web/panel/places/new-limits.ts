import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { dividedOf, withNewDivided } from '#domain/event/draft/places/divided-places.ts'
import { axesOf, tablesOf, withNewTable } from '#domain/event/draft/places/limit-table.ts'
import { hasOffice, withOfficeLimit } from '#domain/event/draft/places/office-limit.ts'
import { withPlaces } from '#domain/event/draft/places/own-limits.ts'
import { EVENT, itemKey, type Part } from '#domain/event/draft/places/parts.ts'
import { withNewPool, withPool } from '#domain/event/draft/places/shared-limits.ts'
import type { Places } from './use-places.ts'

/** Something that can be counted, as it is offered. */
export interface NewLimit {
  readonly id: string
  readonly group: string
  readonly words: string
  /** Which number is typed next: a part or a shared limit. */
  readonly focus: string | null
  readonly add: (document: DefinitionDocument) => DefinitionDocument
}

/** What can still be counted in this event, in plain words. */
export function newLimits(places: Places): NewLimit[] {
  const { document } = places
  return [
    ...simple(places),
    ...office(document),
    ...ofPeople(document),
    ...tables(places),
    ...divided(places),
    shared(document),
  ]
}

/** The event itself, and everything that can be had. */
function simple({ parts, document }: Places): NewLimit[] {
  const free = parts.filter(({ limit }) => limit === undefined)
  const event = free
    .filter(({ key }) => key === EVENT)
    .map(({ key }) => limitOf(key, 'Wydarzenie', 'Wszystkie osoby razem', 100))
  const items = document.items
    .filter(({ choose }) => choose !== 'amount')
    .filter(({ id }) => free.some(({ key }) => key === itemKey(id)))
    .map((item) => {
      const words = item.options.length === 0 ? item.name : `${item.name}: razem, co by kto wybrał`
      return limitOf(itemKey(item.id), 'Opłaty i\u00a0dodatki', words, 50)
    })
  const options = document.items.flatMap((item) => optionsOf(item, free))
  const types = free.filter(({ kind }) => kind === 'type').map(({ key }) => key)
  const [first = null] = types
  const ofTypes: NewLimit = {
    ...{ id: 'types', group: 'Wydarzenie', words: `${document.typeLabel}: każdy osobno`, focus: first },
    add: (now) => types.reduce((made, key) => withPlaces(made, key, 50), now),
  }
  const isOfTypes = types.length > 0 && types.length === document.types.length
  return [...event, ...(isOfTypes ? [ofTypes] : []), ...items, ...options]
}

const limitOf = (key: string, group: string, words: string, places: number): NewLimit => ({
  ...{ id: key, group, words, focus: key },
  add: (document) => withPlaces(document, key, places),
})

/** Each option of an item at once; the numbers are typed, or pasted, one below the other. */
function optionsOf(item: DefinitionDocument['items'][number], free: readonly Part[]): NewLimit[] {
  const keys = free.filter((part) => part.kind === 'option' && part.item === item.id).map(({ key }) => key)
  const [first = null] = keys
  if (keys.length < item.options.length || first === null) return []
  return [
    {
      ...{ id: `${item.id}/kazda`, group: 'Opłaty i\u00a0dodatki', focus: first },
      words: `${item.name}: każda możliwość osobno`,
      add: (document) => keys.reduce((now, key) => withPlaces(now, key, 50), document),
    },
  ]
}

/** Places that only the office on the spot gives out. */
function office(document: DefinitionDocument): NewLimit[] {
  if (!hasOffice(document)) return []
  const add = (now: DefinitionDocument) => withOfficeLimit(now, { name: OFFICE, capacity: 50 })
  return [
    {
      ...{ id: 'office', group: 'Wydarzenie', words: 'Zapisy w\u00a0biurze: własna liczba miejsc', add },
      focus: add(document).pools.at(-1)?.id ?? null,
    },
  ]
}

const OFFICE = 'Miejsca w\u00a0biurze'

const MOST_OF_PERSON = { person: 1, registrant: 6 } as const
const PERSONAL = {
  person: { name: 'Jedna osoba', words: 'Ile razy może zapisać się jedna osoba' },
  registrant: { name: 'Jeden adres e-mail', words: 'Ile osób można zapisać z\u00a0jednego adresu e-mail' },
} as const

function ofPeople({ attendance, pools }: DefinitionDocument): NewLimit[] {
  const kinds = attendance === 'headcount' ? (['registrant'] as const) : (['person', 'registrant'] as const)
  return kinds
    .filter((per) => !pools.some((pool) => pool.per === per))
    .map((per) => ({
      ...{ id: per, group: 'Jedna osoba', words: PERSONAL[per].words, focus: null },
      add: (document) => {
        const made = withNewPool(document, { name: PERSONAL[per].name, capacity: MOST_OF_PERSON[per] }, [
          EVENT,
        ])
        const id = made.pools.at(-1)?.id ?? ''
        return withPool(made, id, (pool) => ({ ...pool, per }))
      },
    }))
}

function tables({ document }: Places): NewLimit[] {
  const known = tablesOf(document).map(({ item }) => item)
  return document.items
    .filter(({ id, options }) => options.length > 0 && !known.includes(id))
    .filter(({ options }) => options.every(({ claims }) => claims.length === 0))
    .flatMap((item) =>
      axesOf(document, item.id).map((axis) => ({
        ...{ id: `${item.id}/${axis.fact}`, group: 'Tabela z\u00a0dwóch rzeczy', focus: null },
        words: `${item.name} i\u00a0${axisName(document, axis.fact)}`,
        add: (now: DefinitionDocument) => withNewTable(now, item.id, axis, 10),
      })),
    )
}

function axisName({ groupLabel, typeLabel, items }: DefinitionDocument, fact: string): string {
  if (fact === 'group') return groupLabel
  if (fact === 'type') return typeLabel
  return items.find(({ id }) => `chosen.${id}` === fact)?.name ?? fact
}

/** Groups, and terms or other options of taking part. */
function divided({ document, parts, nameOf }: Places): NewLimit[] {
  const known = dividedOf(document).map(({ part }) => part)
  const ofTakingPart = document.items
    .filter(({ category }) => category === 'participation')
    .map(({ id }) => id)
  return parts
    .filter(
      ({ key, kind, item }) =>
        kind === 'group' || (kind === 'option' && ofTakingPart.includes(item ?? '') && !known.includes(key)),
    )
    .filter(({ key }) => !known.includes(key))
    .map((part) => ({
      ...{ id: `${part.key}/czesci`, group: 'Równe części, przydzielane po kolei', focus: null },
      words: nameOf(part.key),
      add: (now) => withNewDivided(now, part, { parts: 2, places: 10 }),
    }))
}

function shared(document: DefinitionDocument): NewLimit {
  const number = document.pools.filter(({ name }) => name.startsWith(SHARED)).length
  const name = number === 0 ? SHARED : `${SHARED} ${number + 1}`
  const made = withNewPool(document, { name, capacity: 50 }, [])
  return {
    ...{
      id: 'shared',
      group: 'Kilka rzeczy',
      words: 'Wspólny limit kilku rzeczy',
      focus: made.pools.at(-1)?.id ?? null,
    },
    add: (now) => withNewPool(now, { name, capacity: 50 }, []),
  }
}

const SHARED = 'Wspólny limit'
