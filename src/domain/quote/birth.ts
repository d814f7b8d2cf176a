import type { EventDefinition, Question } from '../event/definition/definition.ts'
import { askedWhen } from '../event/facts/question-rules.ts'
import { questionTypes } from '../form/question-types.ts'
import type { PersonDraft } from '../registration/draft.ts'
import { readDay } from '../values/time.ts'
import { once, type Scope } from './scope.ts'

/** The birth date of a person: as typed, else from the PESEL among the answers; null without either. */
export function birthDateOf(person: PersonDraft, definition: EventDefinition): Temporal.PlainDate | null {
  if (person.birthDate !== null) return readDay(person.birthDate)
  return peselOf(person, definition)?.birthDate ?? null
}

/** The birth date of the person in view; rules ask for it repeatedly, so it is read once for a quote. */
export function birthInView(scope: Scope, definition: EventDefinition): Temporal.PlainDate | null {
  const { person } = scope
  return person === null ? null : once(scope, person, () => birthDateOf(person, definition))
}

/** The sex of a person: as given, else from the PESEL; null without either. */
export function sexOf(person: PersonDraft, definition: EventDefinition): 'MALE' | 'FEMALE' | null {
  return person.sex ?? peselOf(person, definition)?.sex ?? null
}

/** The data of the PESEL among the answers, if it is asked for and valid. */
export function peselOf(person: PersonDraft, definition: EventDefinition) {
  const question = definition.questions.find(tellsPerson)
  return question === undefined
    ? null
    : (questionTypes[question.type].person?.(person.answers[question.id]) ?? null)
}

/** The day on which ages are calculated: the stated one, else the first day, else the day of registration. */
export function ageDayOf({ dates }: EventDefinition): (now: Temporal.PlainDateTime) => Temporal.PlainDate {
  const stated = readDay(dates.ageDay ?? dates.start ?? '')
  return (now) => stated ?? now.toPlainDate()
}

/** Whether everyone must give the birth date, directly or by the PESEL. */
export const birthIsRequired = (definition: EventDefinition): boolean =>
  definition.ask.birthDate === 'required' || peselIsRequired(definition)

/** Whether everyone must give the sex, directly or by the PESEL. */
export const sexIsRequired = (definition: EventDefinition): boolean =>
  definition.ask.sex === 'required' || peselIsRequired(definition)

/** Whether its answer is the PESEL of the person that it is asked of. */
const tellsPerson = ({ of, type }: Question): boolean =>
  of === 'person' && questionTypes[type].person !== undefined

const peselIsRequired = (definition: EventDefinition) =>
  definition.questions.some(
    (question) => tellsPerson(question) && question.required && askedWhen(definition, question) === undefined,
  )
