import type { EventDefinition } from '../event/definition.ts'
import { readPesel } from '../pesel.ts'
import type { PersonDraft } from '../registration/draft.ts'
import { readDay } from '../time.ts'
import { once, type Scope } from './scope.ts'

/** The birth date of a person: as typed, else as the PESEL of the answers tells it; null when neither. */
export function birthDateOf(person: PersonDraft, definition: EventDefinition): Temporal.PlainDate | null {
  if (person.birthDate !== null) return readDay(person.birthDate)
  return peselOf(person, definition)?.birthDate ?? null
}

/** The birth date of whoever is in view; rules ask for it again and again, so it is read once for a quote. */
export function birthInView(scope: Scope, definition: EventDefinition): Temporal.PlainDate | null {
  const { person } = scope
  return person === null ? null : once(scope, person, () => birthDateOf(person, definition))
}

/** The sex of a person: as said, else as the PESEL tells it; null when neither. */
export function sexOf(person: PersonDraft, definition: EventDefinition): 'MALE' | 'FEMALE' | null {
  return person.sex ?? peselOf(person, definition)?.sex ?? null
}

/** What the PESEL among the answers says, if it is asked for and right. */
export function peselOf(person: PersonDraft, definition: EventDefinition) {
  const question = definition.questions.find(({ of, type }) => of === 'person' && type === 'pesel')
  const answer = question && person.answers[question.id]
  return typeof answer === 'string' ? readPesel(answer) : null
}

/** The day on which ages are reckoned: the stated one, else the first day, else the day of registration. */
export function ageDayOf({ dates }: EventDefinition): (now: Temporal.PlainDateTime) => Temporal.PlainDate {
  const stated = readDay(dates.ageDay ?? dates.start ?? '')
  return (now) => stated ?? now.toPlainDate()
}

/** Whether everybody must tell the birth date, directly or by the PESEL. */
export const birthIsRequired = (definition: EventDefinition): boolean =>
  definition.ask.birthDate === 'required' || peselIsRequired(definition)

/** Whether everybody must tell the sex, directly or by the PESEL. */
export const sexIsRequired = (definition: EventDefinition): boolean =>
  definition.ask.sex === 'required' || peselIsRequired(definition)

const peselIsRequired = ({ questions }: EventDefinition) =>
  questions.some(({ of, type, required, when }) => of === 'person' && type === 'pesel' && required && !when)
