import type { OutputOf } from '#contract/endpoint.ts'
import type { quoteOfficeDraft } from '#contract/office.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { PaymentWay } from '#domain/payment/ledger-entry.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { Grosze } from '#domain/values/money.ts'
import { ageOn, readDay } from '#domain/values/time.ts'
import { namedMessage } from '../shared/draft-form/draft-problem.ts'

/** What is typed at the desk besides the people. */

export interface DeskContact {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

/** How it is paid; later: nothing is taken now. */
export type DeskWay = PaymentWay | 'later'

/** How much is taken: the whole, the first part, or another sum. */
export type HowMuch = 'all' | 'first' | 'other'

type Priced = Pick<OutputOf<typeof quoteOfficeDraft>, 'total' | 'due'>

/** The contact is proposed from the first person until something else is typed. */
export function contactFor(typed: DeskContact, { people }: Pick<RegistrationDraft, 'people'>): DeskContact {
  const first = people[0]
  return {
    ...typed,
    firstName: (typed.firstName || (first?.firstName ?? '')).trim(),
    lastName: (typed.lastName || (first?.lastName ?? '')).trim(),
    email: typed.email.trim(),
    phone: typed.phone.trim(),
  }
}

/**
 * Says who registers: somebody else once another name than that of a person is typed as the contact, a guardian where
 * minors are among them. Until then it is the first person.
 */
export function withRegistrant(
  draft: RegistrationDraft,
  { firstName, lastName }: Pick<DeskContact, 'firstName' | 'lastName'>,
  today: Temporal.PlainDate,
): RegistrationDraft {
  const named = (person: { readonly firstName: string; readonly lastName: string }) =>
    `${person.firstName.trim()} ${person.lastName.trim()}`
  const isTyped = firstName.trim() !== '' && lastName.trim() !== ''
  if (!isTyped || draft.people.some((person) => named(person) === named({ firstName, lastName })))
    return draft
  const isMinor = ({ birthDate }: RegistrationDraft['people'][number]) => {
    const born = readDay(birthDate ?? '')
    return born !== null && ageOn(born, today) < OF_AGE
  }
  return { ...draft, registeredBy: null, registrantRole: draft.people.some(isMinor) ? 'guardian' : 'other' }
}

const OF_AGE = 18

/** Whether a first part is asked for before the rest. */
export const hasFirstPart = ({ due, total }: Priced): boolean =>
  due.length > 1 && (due[0]?.amount ?? total) < total

/** Grosze that are taken now. */
export function amountToTake({ total, due }: Priced, howMuch: HowMuch, other: Grosze): Grosze {
  if (howMuch === 'other') return other
  return howMuch === 'first' ? (due[0]?.amount ?? total) : total
}

export type ContactField = keyof DeskContact

/** What of the contact is missing: the name alone, who stands at the desk may have neither address nor phone. */
export const missingContact = (contact: DeskContact): ContactField[] =>
  NAMES.filter((field) => contact[field] === '')

const NAMES = ['firstName', 'lastName'] as const

/** A field of the contact as it is said to be missing. */
export const contactWords = (field: ContactField): string => CONTACT_WORDS[field]

const CONTACT_WORDS: Readonly<Record<ContactField, string>> = {
  firstName: 'imię osoby zgłaszającej',
  lastName: 'nazwisko osoby zgłaszającej',
  phone: 'telefon',
  email: 'e-mail',
}

type Problems = OutputOf<typeof quoteOfficeDraft>['problems']

/** The desk has one tick for all statements, so none of them has a field of its own. */
export const isOfStatement = (
  { statements }: Pick<EventDefinition, 'statements'>,
  where: string | null,
): boolean => statements.some(({ id }) => id === where)

/** What the people still lack, in words that say of whom and where it is typed. */
export function missingWords(
  definition: EventDefinition,
  { people }: Pick<RegistrationDraft, 'people'>,
  problems: Problems,
): string[] {
  return problems.map(({ person = null, where = null, message }) => {
    if (isOfStatement(definition, where))
      return 'podpis pod oświadczeniami: zaznacz „Oświadczenia podpisano na papierze”'
    const words = namedMessage(definition, { where, message })
    const place = people.findIndex(({ ref }) => ref === person)
    if (people.length < 2 || place === -1) return words
    return `${people[place]?.firstName.trim() || `osoba ${place + 1}`}: ${words}`
  })
}

type Later = OutputOf<typeof quoteOfficeDraft>['later']

/** What is left to be filled in later, in words: 'telefon rodzica, Kuba Rogala'. */
export const laterWords = ({ people }: Pick<RegistrationDraft, 'people'>, later: Later): string[] =>
  later.map(({ person, name }) => {
    const whose = people.find(({ ref }) => ref === person)
    const named = whose === undefined ? '' : `${whose.firstName} ${whose.lastName}`.trim()
    return named === '' || people.length < 2 ? name : `${name} (${named})`
  })

/** What a person pays here, as priced last; null: nothing of theirs is priced. */
export function amountOfPerson(
  { lines }: Pick<OutputOf<typeof quoteOfficeDraft>, 'lines'>,
  ref: string,
): Grosze | null {
  const own = lines.filter(({ person, onSite = false }) => person === ref && !onSite)
  return own.length === 0 ? null : own.reduce((sum, { amount }) => sum + amount, 0)
}
