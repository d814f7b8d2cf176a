import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { formatDateSeenOn, readDay, readMoment } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/event.ts'

/**
 * The text about the minimum number of people: 'Odbędzie się, jeśli zapisze się co najmniej 20 osób.' and
 * 'Decyzja: 1 maja.' Null where there is no minimum, or the day of the decision is over.
 * @param now local moment, ISO
 */
export function leastPeopleWords(
  { leastPeople }: Pick<EventDefinition, 'leastPeople'>,
  now: string,
): { readonly condition: string; readonly decision: string } | null {
  const today = readMoment(now)?.toPlainDate()
  const day = readDay(leastPeople?.decidedOn ?? '')
  if (leastPeople === null || today === undefined || day === null) return null
  if (Temporal.PlainDate.compare(day, today) < 0) return null
  return {
    condition: words.leastPeople(leastPeople.people),
    decision: words.decision(formatDateSeenOn(day, today)),
  }
}
