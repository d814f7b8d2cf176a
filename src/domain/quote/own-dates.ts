import type { EventDefinition } from '../event/definition/definition.ts'
import { readDay, readMoment } from '../values/time.ts'
import { readChoice } from './choices.ts'
import type { Scope } from './scope.ts'

/** Days that apply to a person: the first one, and the one on which the age is calculated. */
export interface OwnDates {
  readonly start: Temporal.PlainDate | null
  readonly ageDay: Temporal.PlainDate | null
}

type Dated = { readonly start: string; readonly ageDay?: string | undefined }

/**
 * The days of the person in view: those of the term (turnus) of a line, else of the earliest chosen term, else the day
 * of the chosen hour of entry, else of the group, else of the event. An age day of the event applies to everything
 * without one of its own.
 */
export function datesOf(definition: EventDefinition): (scope: Scope) => OwnDates {
  const ofEvent: OwnDates = {
    start: readDay(definition.dates.start ?? ''),
    ageDay: readDay(definition.dates.ageDay ?? definition.dates.start ?? ''),
  }
  const own = ({ start, ageDay = definition.dates.ageDay ?? start }: Dated): OwnDates => ({
    start: readDay(start),
    ageDay: readDay(ageDay),
  })
  const ofGroups = new Map(
    definition.groups.flatMap(({ id, dates }) => (dates ? [[id, own(dates)] as const] : [])),
  )
  const terms = definition.items.filter(({ options }) => options.some(({ dates }) => dates !== undefined))
  const ofTerms = new Map(
    terms.flatMap((item) =>
      item.options.flatMap(({ id, dates }) => (dates ? [[`${item.id}/${id}`, own(dates)] as const] : [])),
    ),
  )
  const chosen = (scope: Scope) =>
    terms.flatMap((item) => {
      const { choices } = (item.per === 'person' ? scope.person : scope.draft) ?? scope.draft
      return readChoice(item, choices[item.id]).picks.flatMap(
        ({ option }) => ofTerms.get(`${item.id}/${option?.id}`) ?? [],
      )
    })
  const ofSlot = ({ draft: { slot } }: Scope): OwnDates | null => {
    const start =
      definition.slots === null || slot === null ? null : (readMoment(slot)?.toPlainDate() ?? null)
    return start && { start, ageDay: readDay(definition.dates.ageDay ?? '') ?? start }
  }
  if (ofGroups.size === 0 && ofTerms.size === 0) return (scope) => ofSlot(scope) ?? ofEvent
  return (scope) =>
    ofTerms.get(`${scope.line?.item}/${scope.line?.option}`) ??
    earliest(chosen(scope)) ??
    ofSlot(scope) ??
    ofGroups.get(scope.person?.group ?? '') ??
    ofEvent
}

function earliest(all: readonly OwnDates[]): OwnDates | null {
  return all.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1))[0] ?? null
}

const textOf = ({ start }: OwnDates) => start?.toString() ?? ''
