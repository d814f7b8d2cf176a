import type { EventDefinition } from '#domain/event/definition.ts'
import { formatDateSeenOn, readDay, readMoment } from '#domain/time.ts'
import { counts } from '#i18n/pl/counts.ts'

/**
 * What the page says of how many people it takes: 'Odbędzie się, jeśli zapisze się co najmniej 20 osób.' and
 * 'Decyzja: 1 maja.' Null where any number will do, or the day of the decision is over.
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
    condition: `Odbędzie się, jeśli ${counts.leastPeople(leastPeople.people)}.`,
    decision: `Decyzja: ${formatDateSeenOn(day, today)}.`,
  }
}
