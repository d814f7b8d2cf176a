import { z } from 'zod'
import { refundState } from '#contract/refunds.ts'
import { ROLES } from '#domain/access/rights.ts'
import { roleWords } from '#i18n/pl/roles.ts'
import { paymentStates, registrationStates } from '#i18n/pl/states.ts'
import { pl } from '#i18n/pl.ts'
import { fullMoment } from '../shared/dates.ts'
import { lookOfRefund } from '../shared/refund-look.ts'
import type { JournalEntry } from './journal-api.ts'

type Words = (value: unknown) => string

interface Field {
  readonly label: string
  readonly words: Words
}

/** One field that changed: 'Rola: Finanse → Zgłoszenia'. */
export interface Difference {
  readonly label: string
  /** Null: there was none. */
  readonly before: string | null
  readonly after: string | null
}

const plain: Words = (value) => {
  if (value === null || value === undefined || value === '') return 'brak'
  if (typeof value === 'boolean') return value ? 'tak' : 'nie'
  if (Array.isArray(value)) return value.map(plain).join(', ')
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([name, each]) => `${name}: ${plain(each)}`)
    return parts.length === 0 ? 'brak' : parts.join(', ')
  }
  return String(value)
}
const money: Words = (value) => (typeof value === 'number' ? pl.sum(value) : plain(value))
const instantSchema = z.iso.datetime()
const moment: Words = (value) => {
  const instant = instantSchema.safeParse(value)
  return instant.success ? fullMoment(instant.data) : plain(value)
}
/** A code by its word; one of a later version as it is. */
const oneOf =
  (words: Readonly<Record<string, string>>): Words =>
  (value) =>
    (typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined) ?? plain(value)

const roles = Object.fromEntries(ROLES.map((role) => [role, roleWords[role].name]))
const refunds = Object.fromEntries(refundState.options.map((state) => [state, lookOfRefund(state).word]))
const states = {
  ...registrationStates,
  ...{ draft: 'Szkic', published: 'Opublikowane', called_off: 'Odwołane' },
  ...{ waiting: 'Czeka na liście rezerwowej', offered: 'Propozycja wysłana', declined: 'Odrzucona' },
  ...{ given_up: 'Rezygnacja', lapsed: 'Wygasła', attached: 'W\u00a0zgłoszeniu', deleted: 'Usunięty' },
  uploaded: 'Wgrany',
}
const messages = {
  ...{ queued: 'W\u00a0kolejce', sent: 'Wysłana', withheld: 'Wstrzymana', failed: 'Nie wysłano' },
  ...{ skipped: 'Pominięta', kept: 'Zatrzymana' },
}

const field = (label: string, words: Words = plain): Field => ({ label, words })

const FIELDS: Readonly<Record<string, Field>> = {
  state: field('Stan', oneOf(states)),
  role: field('Rola', oneOf(roles)),
  invitation: field('Zaproszenie', oneOf({ open: 'Wysłane', withdrawn: 'Wycofane' })),
  archived: field('W\u00a0archiwum'),
  preview: field('Podgląd', oneOf({ open: 'Otwarty', withdrawn: 'Wycofany' })),
  toCheck: field('Do sprawdzenia'),
  warningKept: field('Uwaga zostaje'),
  trial: field('Sprawdzanie', oneOf({ running: 'Trwa', stopped: 'Zatrzymane' })),
  validUntil: field('Ważne do', moment),
  expiresAt: field('Termin', moment),
  firstDueUntil: field('Pierwsza wpłata do', moment),
  usedAt: field('Wejście', moment),
  total: field('Do zapłaty', money),
  owed: field('Do zapłaty', money),
  firstDue: field('Pierwsza wpłata', money),
  paid: field('Wpłacono', money),
  surplus: field('Nadpłata', money),
  kept: field('Potrącono', money),
  fee: field('Opłata', money),
  confirmAbove: field('Zatwierdzanie zwrotów powyżej', money),
  payment: field('Płatność', oneOf(paymentStates)),
  refund: field('Zwrot', oneOf(refunds)),
  accountEnd: field('Koniec numeru konta'),
  package: field('Paczka', oneOf({ open: 'Przygotowana', sent: 'Wysłana', withdrawn: 'Wycofana' })),
  confirmed: field('Zatwierdzona'),
  message: field('Wiadomość', oneOf(messages)),
  approval: field('Akceptacja', oneOf({ awaited: 'Czeka', given: 'Jest', refused: 'Odmowa' })),
  offer: field(
    'Propozycja miejsca',
    oneOf({
      open: 'Czeka',
      taken: 'Przyjęta',
      declined: 'Odrzucona',
      withdrawn: 'Wycofana',
      ended: 'Zakończona',
    }),
  ),
  people: field('Osoby'),
  person: field('Osoba'),
  tickets: field('Bilety'),
  given: field('Nadane numery'),
  places: field('Miejsca'),
  limits: field('Limity'),
  capacity: field('Limit'),
  over: field('Ponad limit'),
  units: field('Liczba miejsc'),
  revision: field('Wersja zgłoszenia'),
  version: field('Wersja zasad'),
  link: field('Link, numer kolejny'),
  contact: field('Zmienione'),
  name: field('Nazwa'),
  title: field('Nazwa'),
  slug: field('Adres strony'),
  host: field('Adres strony'),
  legalName: field('Pełna nazwa'),
  address: field('Adres'),
  email: field('Adres e-mail'),
  phone: field('Telefon'),
  bankAccount: field('Konto do przelewów'),
  contactPerson: field('Osoba kontaktowa'),
  contactNote: field('Godziny kontaktu'),
  accent: field('Kolor'),
  background: field('Tło'),
  senderName: field('Nadawca'),
  replyTo: field('Odpowiedzi na adres'),
  waiting: field('Czeka na potwierdzenie'),
  about: field('O organizatorze'),
  logo: field('Znak', (value) => (value === null ? 'brak' : 'obraz')),
  alt: field('Opis obrazu'),
  focal: field('Najważniejszy punkt, %'),
  demo: field('Wersja demonstracyjna'),
  onReview: field('Czeka na sprawdzenie'),
}

/** The fields that an entry has changed, before and after, in words; one of a later version under its own name. */
export function differencesOf({ before, after }: Pick<JournalEntry, 'before' | 'after'>): Difference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.map((name) => {
    const { label, words } = FIELDS[name] ?? field(name)
    return {
      label,
      before: Object.hasOwn(before, name) ? words(before[name]) : null,
      after: Object.hasOwn(after, name) ? words(after[name]) : null,
    }
  })
}
