import type { DefinitionDocument } from '../../definition/definition.ts'
import type { Item } from '../prices/price-rows.ts'
import { idOfName } from '../questions/id-of-name.ts'

/** 'Dla wszystkich musi wystarczyć miejsc': how many people each piece of an item serves. */
export interface SeatsForAll {
  readonly factId: string
  readonly requirementId: string
  /** Seats by option. */
  readonly seats: Readonly<Record<string, number>>
}

type Sum = Extract<DefinitionDocument['facts'][number], { readonly kind: 'sum' }>

/** The rule as a document says it for an item of the registration; null where it says none, or says it in another way. */
export function seatsForAllOf(document: DefinitionDocument, item: Item): SeatsForAll | null {
  for (const own of document.facts) {
    if (own.kind !== 'sum') continue
    const seats = seatsIn(own, item)
    const requirement = document.requirements.find(
      ({ must, when }) =>
        when === undefined &&
        'fact' in must &&
        must.fact === `own.${own.id}` &&
        must.atLeast === 0 &&
        must.atMost === undefined,
    )
    if (seats !== null && requirement !== undefined)
      return { factId: own.id, requirementId: requirement.id, seats }
  }
  return null
}

function seatsIn({ of, times, plus, divided, per }: Sum, item: Item): Record<string, number> | null {
  const isPlain = plus === 0 && divided === undefined && per === 'registration' && times.people === -1
  const options = of.filter((name) => name !== 'people')
  const own = options.flatMap((name) => item.options.filter(({ id }) => name === `number.${item.id}.${id}`))
  if (!isPlain || options.length === 0 || own.length !== options.length || options.length === of.length)
    return null
  return Object.fromEntries(own.map(({ id }) => [id, times[`number.${item.id}.${id}`] ?? 1]))
}

/** The document in which pieces of these options must have seats for everybody. */
export function withSeatsForAll(
  document: DefinitionDocument,
  item: Item,
  seats: Readonly<Record<string, number>>,
  words: { readonly fact: string; readonly message: string },
): DefinitionDocument {
  const before = seatsForAllOf(document, item)
  const factId =
    before?.factId ??
    idOfName(
      words.fact,
      document.facts.map(({ id }) => id),
    )
  const names = Object.keys(seats).map((id) => `number.${item.id}.${id}`)
  const own: Sum = {
    ...{ id: factId, name: words.fact, kind: 'sum', per: 'registration', plus: 0 },
    of: [...names, 'people'],
    times: {
      ...Object.fromEntries(Object.entries(seats).map(([id, many]) => [`number.${item.id}.${id}`, many])),
      people: -1,
    },
  }
  if (before !== null)
    return {
      ...document,
      facts: document.facts.map((each) =>
        each.id === factId && each.kind === 'sum' ? { ...each, ...pick(own) } : each,
      ),
    }
  const requirement = {
    id: idOfName(
      words.fact,
      document.requirements.map(({ id }) => id),
    ),
    ...{ of: 'registration' as const, must: { fact: `own.${factId}`, atLeast: 0 } },
    ...{ code: 'room_capacity' as const, where: item.id, message: words.message },
  }
  return {
    ...document,
    facts: [...document.facts, own],
    requirements: [...document.requirements, requirement],
  }
}

const pick = ({ of, times }: Sum) => ({ of, times })

export function withoutSeatsForAll(document: DefinitionDocument, item: Item): DefinitionDocument {
  const before = seatsForAllOf(document, item)
  if (before === null) return document
  return {
    ...document,
    facts: document.facts.filter(({ id }) => id !== before.factId),
    requirements: document.requirements.filter(({ id }) => id !== before.requirementId),
  }
}
