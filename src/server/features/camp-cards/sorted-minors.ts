import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { ageOn, readDay } from '#domain/values/time.ts'
import type { CardPersonRow } from './people.queries.ts'

const FULL_AGE = 18

/** Also who gave no birth date. */
export function isMinorOn(birthDate: string | null, day: Temporal.PlainDate): boolean {
  const birth = readDay(birthDate ?? '')
  return birth === null || ageOn(birth, day) < FULL_AGE
}

/** Who is a minor on the first day of the event, by surname, with the age then; also who gave no birth date. */
export function sortedMinors<Row extends Pick<CardPersonRow, 'firstName' | 'lastName' | 'birthDate'>>(
  rows: readonly Row[],
  { dates }: Pick<EventDefinition, 'dates'>,
): (Row & { readonly age: number | null })[] {
  const start = readDay(dates.start ?? dates.ageDay ?? '')
  return rows
    .map((row) => {
      const birth = readDay(row.birthDate ?? '')
      return { ...row, age: birth === null || start === null ? null : ageOn(birth, start) }
    })
    .filter(({ age }) => age === null || age < FULL_AGE)
    .toSorted(
      (one, other) =>
        one.lastName.localeCompare(other.lastName, 'pl') ||
        one.firstName.localeCompare(other.firstName, 'pl'),
    )
}
