import {
  type DefinitionDocument,
  definitionSchema,
  type EventDefinitionInput,
} from '../definition/definition.ts'

/**
 * The basics of an event, as an organiser says them: what, when, where, how many people, and when
 * registration is open. Reading and writing them are inverse; what an event says in another way is left alone.
 */
export interface EventBasics {
  readonly title: string
  /** Words on the pages follow it. */
  readonly kind: DefinitionDocument['kind']
  /** ISO days; null where they are not known yet. */
  readonly start: string | null
  readonly end: string | null
  /** When people meet on the first day, an ISO time with seconds. */
  readonly startTime: string | null
  readonly place: string | null
  readonly lede: string | null
  /** Null where the event has rules of its own for it: they are kept as they are. */
  readonly places: Places | null
  readonly opening: Opening | null
}

/** How many people fit; null: as many as come. */
export interface Places {
  readonly most: number | null
}

/** First and last moment of registration, ISO local date-times; null: not bounded. */
export interface Opening {
  readonly opens: string | null
  readonly closes: string | null
}

export function basicsOf(document: DefinitionDocument): EventBasics {
  const { title, kind, dates, page } = document
  return {
    ...{ title, kind, start: dates.start, end: dates.end, startTime: withSeconds(dates.startTime) },
    ...{ place: page.place ?? null, lede: page.lede ?? null },
    ...{ places: placesOf(document), opening: openingOf(document) },
  }
}

export function withBasics(document: DefinitionDocument, basics: EventBasics): DefinitionDocument {
  const { title, kind, start, end, place, lede } = basics
  const { place: _, lede: __, ...page } = document.page
  const { startTime: before, ...dates } = document.dates
  // As it is stored, where it is the same time.
  const startTime = withSeconds(before) === basics.startTime ? before : basics.startTime
  const about = {
    ...document,
    title,
    kind,
    dates: { ...dates, start, end, ...(startTime == null ? {} : { startTime }) },
    page: { ...page, ...(place === null ? {} : { place }), ...(lede === null ? {} : { lede }) },
  }
  return withOpening(withPlaces(about, basics.places), basics.opening)
}

const withSeconds = (time: string | undefined): string | null =>
  time === undefined ? null : Temporal.PlainTime.from(time).toString({ smallestUnit: 'second' })

/** An event of which only the basics are known: minors are registered by adults, all is paid within the usual days. */
export function newEvent(basics: Pick<EventBasics, 'title' | 'start' | 'end' | 'place'>): DefinitionDocument {
  const input: EventDefinitionInput = {
    schemaVersion: 3,
    title: basics.title,
    kind: 'other',
    dates: { start: basics.start, end: basics.end },
    registrants: { minors: 'adult' },
    items: [{ ...FEE, name: 'Udział' }],
  }
  const document = definitionSchema.parse(input)
  return withBasics(document, { ...basicsOf(document), place: basics.place })
}

const FEE = { id: 'fee', category: 'participation', per: 'person', choose: 'always' } as const

function placesOf({ limit, claims, pools }: DefinitionDocument): Places | null {
  if (typeof limit === 'number') return { most: limit }
  // What one address or one person may have says nothing about how many fit.
  const isOwn = (id: unknown) => pools.some((pool) => pool.id === id && OWN.has(pool.per))
  return limit === undefined && claims.every(({ pool }) => isOwn(pool)) ? { most: null } : null
}

const OWN: ReadonlySet<DefinitionDocument['pools'][number]['per']> = new Set(['registrant', 'person'])

function withPlaces(document: DefinitionDocument, places: Places | null): DefinitionDocument {
  if (places === null || placesOf(document) === null) return document
  const { limit: _, ...rest } = document
  return places.most === null ? rest : { ...rest, limit: places.most }
}

function openingOf({ windows }: DefinitionDocument): Opening | null {
  const [window] = windows
  if (window === undefined) return { opens: null, closes: null }
  const isPlain =
    windows.length === 1 &&
    window.when === undefined &&
    window.name === undefined &&
    window.hours.length + window.weekdays.length === 0 &&
    window.opens !== window.closes
  return isPlain ? { opens: window.opens, closes: window.closes } : null
}

function withOpening(document: DefinitionDocument, opening: Opening | null): DefinitionDocument {
  if (opening === null || openingOf(document) === null) return document
  const isAlways = opening.opens === null && opening.closes === null
  return { ...document, windows: isAlways ? [] : [{ ...opening, hours: [], weekdays: [] }] }
}
