import { type Condition, readConditions, writeConditions } from '#domain/lists/conditions.ts'

/** The lists of an event, and where they are. */
export const LIST_PATHS = {
  people: '/wydarzenia/$eventId/uczestnicy',
  registrations: '/wydarzenia/$eventId/zgloszenia',
} as const

export type ListName = keyof typeof LIST_PATHS

/** The orders to choose from, as they stand in an address. */
export const ORDERS = {
  nazwisko: { sort: 'name', order: 'up', words: 'nazwisko A–Z' },
  'nazwisko-od-konca': { sort: 'name', order: 'down', words: 'nazwisko Z–A' },
  najnowsze: { sort: 'time', order: 'down', words: 'najnowsze zapisy' },
  najstarsze: { sort: 'time', order: 'up', words: 'najstarsze zapisy' },
  najmlodsi: { sort: 'age', order: 'up', words: 'od najmłodszych' },
  najstarsi: { sort: 'age', order: 'down', words: 'od najstarszych' },
} as const

export type OrderName = keyof typeof ORDERS

export const ORDER_NAMES: readonly OrderName[] = [
  ...(['nazwisko', 'nazwisko-od-konca', 'najnowsze', 'najstarsze', 'najmlodsi', 'najstarsi'] as const),
]

/** The search parameters of a list: everything that decides what it shows. */
export interface ListSearch {
  readonly szukaj?: string
  /** As `writeConditions` writes them; '': none, also not the usual ones. */
  readonly warunki?: string
  readonly kolejnosc?: OrderName
  /** Keys of columns with commas between. */
  readonly kolumny?: string
  readonly gesto?: 'tak'
}

const isOrder = (value: unknown): value is OrderName =>
  typeof value === 'string' && Object.hasOwn(ORDERS, value)
const textOf = (value: unknown, most: number) =>
  typeof value === 'string' ? value.trim().slice(0, most) : ''

/** Reads the search parameters of an address; unknown ones are left out, so an old link still opens. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const szukaj = textOf(search.szukaj, 100)
  const kolumny = textOf(search.kolumny, 2_000)
  const warunki =
    typeof search.warunki === 'string' ? writeConditions(readConditions(search.warunki)) : undefined
  return {
    ...(szukaj !== '' && { szukaj }),
    ...(warunki !== undefined && { warunki }),
    ...(isOrder(search.kolejnosc) && { kolejnosc: search.kolejnosc }),
    ...(kolumny !== '' && { kolumny }),
    ...(search.gesto === 'tak' && { gesto: 'tak' as const }),
  }
}

/** Who takes part: the states of which a place is held. */
export const TAKING_PART: Condition = {
  key: 'state',
  values: ['awaiting_approval', 'awaiting_payment', 'confirmed'],
}

/** The search of a list that shows those who take part, and of them what the conditions say. */
export const takingPart = (...conditions: readonly Condition[]): ListSearch => ({
  warunki: writeConditions([TAKING_PART, ...conditions]),
})

export const isTakingPart = ({ key, values }: Condition): boolean =>
  key === TAKING_PART.key && values.toSorted().join() === TAKING_PART.values.toSorted().join()

/** The conditions of a list: a list of people begins with those who take part. */
export function conditionsOf(list: ListName, { warunki }: ListSearch): readonly Condition[] {
  if (warunki !== undefined) return readConditions(warunki)
  return list === 'people' ? [TAKING_PART] : []
}

/** The search with one condition in the place of that of its key; without values it is gone. */
export function withCondition(list: ListName, search: ListSearch, condition: Condition): ListSearch {
  const known = conditionsOf(list, search)
  const isKnown = known.some(({ key }) => key === condition.key)
  const next = isKnown
    ? known.map((each) => (each.key === condition.key ? condition : each))
    : [...known, condition]
  return { ...search, warunki: writeConditions(next) }
}

/** The search without conditions that the list does not know any more, or not for this role. */
export function withKnown(list: ListName, search: ListSearch, known: readonly string[]): ListSearch {
  const conditions = conditionsOf(list, search)
  const left = conditions.filter(({ key }) => known.includes(key))
  return left.length === conditions.length ? search : { ...search, warunki: writeConditions(left) }
}

/** What the server is asked for. */
export function askedOf(list: ListName, search: ListSearch, columns: readonly string[]) {
  const { sort, order } = ORDERS[orderOf(list, search)]
  const conditions = writeConditions(conditionsOf(list, search))
  return {
    ...(search.szukaj !== undefined && { search: search.szukaj }),
    ...(conditions !== '' && { conditions }),
    ...{ sort, order, columns: columns.join(',') },
  }
}

export const orderOf = (list: ListName, { kolejnosc }: ListSearch): OrderName =>
  kolejnosc ?? (list === 'people' ? 'nazwisko' : 'najnowsze')
