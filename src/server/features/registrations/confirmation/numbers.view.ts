import { z } from 'zod'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { ParticipantRow } from '../agreement/registrations.queries.ts'

const numbersSchema = z.record(z.string(), z.string())

/** The numbers of a person, by their id in the definition. */
export const numbersOf = ({ numbers }: Pick<ParticipantRow, 'numbers'>) => numbersSchema.parse(numbers)

/** The same by name, in the order of the definition. */
export function numbersView(
  person: Pick<ParticipantRow, 'numbers'>,
  { numbers }: Pick<EventDefinition, 'numbers'>,
): { name: string; number: string }[] {
  const given = numbersOf(person)
  return numbers.flatMap(({ id, name }) => {
    const number = given[id]
    return number === undefined ? [] : [{ name, number }]
  })
}
