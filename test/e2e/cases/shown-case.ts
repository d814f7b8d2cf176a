import { fileURLToPath } from 'node:url'
import { parseDefinition } from '#domain/event/check/check-definition.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { shiftDefinition } from '#domain/event/shift-days.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { readDay } from '#domain/values/time.ts'
import { readCase } from '../../../tools/cases/case-file.ts'
import { type CaseRegistration, registrationSchema } from '../../../tools/cases/sample.ts'
import { translate } from '../../../tools/cases/translate.ts'

/** A sample of a shown case, moved to these days so that it can be registered now. */
export interface ShownCase {
  readonly definition: EventDefinition
  readonly draft: RegistrationDraft
  readonly expect: CaseRegistration['expect']
  /** The number of days by which everything was moved. */
  readonly days: number
}

interface Wanted {
  readonly registration: string
  /** Days after the sample's own moment; more than zero if the hour of the day would matter. */
  readonly later?: number
  /** Births move too if ages are asked for; if years of birth are, they stay. */
  readonly movesBirths?: boolean
}

const HOME = fileURLToPath(new URL('../../../cases', import.meta.url))

/** Reads the sample and moves its event from the day of registering to today. */
export async function shownCase(
  id: string,
  { registration, later = 0, movesBirths }: Wanted,
): Promise<ShownCase> {
  const file = await readCase(`${HOME}/${id}.json`, HOME)
  const sample = registrationSchema.parse(file.registrations.find((each) => each.id === registration))
  const parsed = parseDefinition(file.definition)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const draft = translate(file, parsed.definition, sample)
  const today = localOf(Temporal.Now.instant()).toPlainDate()
  const days = Temporal.PlainDate.from(sample.at.slice(0, 10)).until(today).days - later
  return {
    definition: shiftDefinition(parsed.definition, days),
    draft: movesBirths ? { ...draft, people: draft.people.map((person) => born(person, days)) } : draft,
    expect: sample.expect,
    days,
  }
}

type Person = RegistrationDraft['people'][number]

/** Born so many days later, with the matching PESEL. */
function born(person: Person, days: number): Person {
  const birth = readDay(person.birthDate ?? '')?.add({ days })
  if (birth === undefined) return person
  const answers = Object.entries(person.answers).map(([id, answer]) =>
    typeof answer === 'string' && /^\d{11}$/.test(answer) ? [id, peselOf(birth, answer)] : [id, answer],
  )
  return { ...person, birthDate: birth.toString(), answers: Object.fromEntries(answers) }
}

/** The PESEL of a person born that day, with the serial number (and so the sex) of another. */
function peselOf(birth: Temporal.PlainDate, other: string): string {
  const two = (number: number) => String(number % 100).padStart(2, '0')
  const month = birth.month + (birth.year >= 2000 ? 20 : 0)
  const ten = `${two(birth.year)}${two(month)}${two(birth.day)}${other.slice(6, 10)}`
  const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]
  const sum = weights.reduce((all, weight, place) => all + weight * Number(ten[place]), 0)
  return `${ten}${(10 - (sum % 10)) % 10}`
}

/** The first Tuesday to come that is not the last of its month, on which the museum is closed. */
export function freeTuesday(): Temporal.PlainDate {
  const today = Temporal.Now.plainDateISO('Europe/Warsaw')
  const next = today.add({ days: (9 - today.dayOfWeek) % 7 || 7 })
  return next.day > next.daysInMonth - 7 ? next.add({ weeks: 1 }) : next
}
