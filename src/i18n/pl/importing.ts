import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { FaultAt } from '#domain/importing/read-orders.ts'
import type { FixedTarget, Target } from '#domain/importing/targets.ts'

/** Words of the import of registrations from a table. */

const FIXED: Readonly<Record<FixedTarget, string>> = {
  firstName: 'Imię',
  lastName: 'Nazwisko',
  fullName: 'Imię i\u00a0nazwisko',
  birthDate: 'Data urodzenia',
  sex: 'Płeć',
  type: '',
  group: '',
  'contact.firstName': 'Imię osoby zgłaszającej',
  'contact.lastName': 'Nazwisko osoby zgłaszającej',
  'contact.fullName': 'Imię i\u00a0nazwisko osoby zgłaszającej',
  'contact.email': 'E-mail',
  'contact.phone': 'Telefon',
}

const isFixed = (target: Target): target is FixedTarget => Object.hasOwn(FIXED, target)

/** What a column can be for, as the event calls it. */
export function targetName(
  { groupLabel, typeLabel, questions, items }: EventDefinition,
  target: Target,
): string {
  if (target === 'group') return groupLabel
  if (target === 'type') return typeLabel
  if (isFixed(target)) return FIXED[target]
  const id = target.slice(target.indexOf('.') + 1)
  return (
    (target.startsWith('answer.')
      ? questions.find((question) => question.id === id)?.label
      : items.find((item) => item.id === id)?.name) ?? id
  )
}

/** So many possibilities are named. */
const MOST_NAMED = 6

/** Why a cell cannot be read. */
export function cellFault({ fault, text, known }: Pick<FaultAt, 'fault' | 'text' | 'known'>): string {
  switch (fault) {
    case 'no_such_option': {
      const more = known.length > MOST_NAMED ? '…' : ''
      return `„${text}”: nie ma takiej możliwości. Do wyboru: ${known.slice(0, MOST_NAMED).join(', ')}${more}.`
    }
    case 'not_a_day':
      return `„${text}” to nie jest dzień. Wpisz na przykład 19.04.2014.`
    case 'not_a_number':
      return `„${text}” to nie jest liczba.`
    case 'not_an_amount':
      return `„${text}” to nie jest kwota.`
    case 'not_yes_or_no':
      return `„${text}”: wpisz tak albo nie.`
    case 'not_a_sex':
      return `„${text}”: wpisz K albo M.`
    case 'no_contact_email':
      return 'Brakuje adresu e-mail.'
    case 'no_contact_phone':
      return 'Brakuje numeru telefonu.'
  }
}

export const importWords = {
  signedTag: 'podpisano na papierze',
  wrongContact: {
    firstName: (text: string): string => (text === '' ? 'Brakuje imienia.' : `„${text}” to nie jest imię.`),
    lastName: (text: string): string =>
      text === '' ? 'Brakuje nazwiska.' : `„${text}” to nie jest nazwisko.`,
    email: (text: string): string => `„${text}” to nie jest adres e-mail.`,
    phone: (text: string): string => `„${text}” to nie jest numer telefonu.`,
  },
  twin: (name: string, line: number): string => `${name}: ta sama osoba jest już w\u00a0wierszu ${line}.`,
  registered: (name: string, number: string): string => `${name}: już zapisana osoba, zgłoszenie ${number}.`,
}
