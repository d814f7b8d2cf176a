import { z } from 'zod'
import type { OutputOf } from '#contract/endpoint.ts'
import type { getPanelRegistration } from '#contract/panel.ts'
import { PAYMENT_WAYS } from '#domain/payment/ledger-entry.ts'
import { pl } from '#i18n/pl.ts'
import { foreignMoney } from './foreign-money.ts'
import { PAYMENT_WAY_WORDS } from './payment-ways.ts'

type Entry = OutputOf<typeof getPanelRegistration>['history'][number]

const sideSchema = z
  .object({ person: z.string().optional(), state: z.string().optional() })
  .optional()
  .catch(undefined)

/** The supported details of an entry; anything else in them is not for this page. */
const detailsSchema = z.object({
  amount: z.number().int().optional().catch(undefined),
  people: z.number().int().optional().catch(undefined),
  inSpite: z.string().optional().catch(undefined),
  gate: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  kind: z.string().optional().catch(undefined),
  way: z.enum(PAYMENT_WAYS).optional().catch(undefined),
  note: z.string().optional().catch(undefined),
  how: z.string().optional().catch(undefined),
  reason: z.string().optional().catch(undefined),
  foreign: z.object({ amount: z.number().int(), currency: z.string() }).optional().catch(undefined),
  difference: z.number().int().optional().catch(undefined),
  fee: z.number().int().optional().catch(undefined),
  by: z.string().optional().catch(undefined),
  before: sideSchema,
  after: sideSchema,
  answers: z.array(z.string()).optional().catch(undefined),
  numbers: z.array(z.string()).optional().catch(undefined),
})

type Details = z.infer<typeof detailsSchema>

const MESSAGES: Readonly<Record<string, string>> = {
  pay: 'przyjęte, czeka na wpłatę',
  tickets: 'potwierdzone, bilety',
  expired: 'wygasło',
  changed: 'zmiana w\u00a0zgłoszeniu',
  handed_over: 'przekazanie miejsca',
  taken_over: 'miejsce dla nowej osoby',
  moved: 'nowy termin',
  lodging: 'zmiana przydziału',
  document_rejected: 'potrzebny nowy plik',
  explanation: 'wyjaśnienie',
  choice_asked: 'pytanie o\u00a0pokój albo przystanek',
  choice_reminder: 'przypomnienie o\u00a0pytaniu',
  move_reminder: 'przypomnienie o\u00a0nowym terminie',
  cancelled: 'zgłoszenie anulowane',
  received: 'przyjęte, czeka na akceptację',
  refused: 'nie zaakceptowano',
  refunded: 'zwrot',
  refund_account: 'prośba o\u00a0numer konta',
}

const ACTIONS: Readonly<Record<string, (details: Details) => string>> = {
  'registration.created': (d) =>
    joined('Zgłoszenie przyjęte', d.people === undefined ? '' : pl.counts.people(d.people)),
  'registration.confirmed': () => 'Udział potwierdzony',
  'registration.expired': () => 'Zgłoszenie wygasło, miejsca wróciły do puli',
  'registration.revived': () => 'Zgłoszenie przywrócone po wpłacie',
  'registration.changed': (d) => joined('Zgłoszenie zmienione', difference(d)),
  'registration.handed_over': (d) =>
    joined(
      'Miejsce przekazane',
      named(d),
      difference(d),
      d.fee === undefined ? '' : `opłata ${pl.sum(d.fee)}`,
    ),
  'registration.cancelled': (d) => joined('Zgłoszenie anulowane', d.reason ?? ''),
  'registration.donation_returned': () => 'Prośba o\u00a0zwrot darowizny',
  'registration.moved': () => 'Zgłoszenie przeniesione na nowy termin',
  'registration.approved': () => 'Zgłoszenie zaakceptowane',
  'registration.approval_refused': (d) => joined('Zgłoszenia nie zaakceptowano', d.reason ?? ''),
  'registration.waits_for_approval': () => 'Zgłoszenie czeka na akceptację już tydzień',
  'registration.numbered': (d) => joined('Nadano numery', ...(d.numbers ?? [])),
  'payment.booked': (d) => joined('Wpłata zaksięgowana przez biuro', money(d), wayWords(d), d.note ?? ''),
  'payment.reversed': (d) => joined('Wpłata wycofana jako pomyłka', money(d), d.reason ?? ''),
  'payment.price_decided': (d) =>
    joined('Kwota zmieniona decyzją organizatora', difference(d), d.reason ?? ''),
  'payment.moved_away': (d) =>
    joined('Nadpłata przeniesiona na inne zgłoszenie', d.name ?? '', money(d), d.reason ?? ''),
  'payment.moved_here': (d) =>
    joined('Nadpłata przeniesiona z\u00a0innego zgłoszenia', d.name ?? '', money(d), d.reason ?? ''),
  'payment.doubt_settled': (d) =>
    joined('Wpłaty sprawdzone, zostaje tak, jak jest', money(d), d.reason ?? ''),
  'registration.prolonged': () => 'Więcej czasu na wpłatę',
  'registration.merged': (d) =>
    joined('Zostaje z\u00a0dwóch powtórzonych, drugie anulowano', d.name ?? '', money(d)),
  'registration.given_up': (d) => joined('Powtórzone, zostaje inne zgłoszenie', d.name ?? '', money(d)),
  'registration.told_apart': (d) => joined('To różne osoby, choć podobne', d.name ?? ''),
  'registration.contact_changed': () => 'Kontakt w\u00a0zgłoszeniu zmieniony',
  'registration.card_made': () => 'Nowa karta z\u00a0PIN-em, poprzedni PIN przestał działać',
  'registration.link_renewed': () => 'Nowy link do zgłoszenia, poprzedni przestał działać',
  'registration.place_offered': () => 'Przekazanie miejsca zaproponowane albo zakończone',
  'registration.reckoned': () => 'Cena ustalona w\u00a0dniu wpłaty',
  'registration.noted': () => 'Notatka biura zmieniona',
  'payment.started': (d) => joined('Płatność rozpoczęta', money(d)),
  'payment.succeeded': (d) => joined('Wpłata dotarła', money(d)),
  'payment.failed': (d) => joined('Płatność nieudana', money(d)),
  'payment.cancelled': (d) => joined('Płatność przerwana', money(d)),
  'payment.came_too_late': () => 'Wpłata dotarła po wygaśnięciu, wolnych miejsc już nie było',
  'payment.in_other_currency': (d) =>
    joined('Wpłata w\u00a0innej walucie, do wyjaśnienia', d.foreign ? foreignMoney(d.foreign) : ''),
  'donation.started': (d) => joined('Darowizna rozpoczęta', money(d), d.name ?? ''),
  'donation.succeeded': (d) => joined('Darowizna dotarła', money(d)),
  'donation.failed': (d) => joined('Darowizna nieudana', money(d)),
  'donation.cancelled': (d) => joined('Darowizna przerwana', money(d)),
  'donation.named': () => 'Zgoda darczyńcy na pokazanie imienia zmieniona',
  'donation.refund_requested': (d) => joined('Zwrot darowizny zlecony', money(d), d.reason ?? ''),
  'donation.refund_succeeded': (d) => joined('Zwrot darowizny wykonany', money(d)),
  'donation.refund_failed': (d) => joined('Zwrot darowizny nieudany, pieniądze zostały', money(d)),
  'donation.refunded_by_hand': (d) => joined('Zwrot darowizny poza bramką', money(d), d.reason ?? ''),
  'refund.requested': (d) => joined('Zwrot zlecony', money(d), d.reason ?? ''),
  'refund.promised': (d) => joined('Zwrot zlecony automatycznie', money(d), d.reason ?? ''),
  'refund.confirmed': (d) => joined('Zwrot zatwierdzony', money(d)),
  'refund.withheld': (d) => joined('Zwrot zatrzymany', money(d), d.reason ?? ''),
  'refund.handed_back': (d) =>
    joined(d.how === 'transfer' ? 'Zwrot wysłany przelewem' : 'Zwrot oddany', money(d)),
  'refund.account_given': (d) => joined('Podano numer konta do zwrotu', money(d)),
  'refund.by_hand': (d) => joined('Zwrot poza bramką', money(d), d.reason ?? ''),
  'refund.succeeded': (d) => joined('Zwrot wykonany', money(d)),
  'refund.failed': (d) => joined('Zwrot nieudany, pieniądze zostały', money(d)),
  'message.queued': (d) => joined('Wiadomość w\u00a0kolejce', ...messageOf(d)),
  'message.sent': (d) => joined('Wiadomość wysłana', ...messageOf(d)),
  'message.skipped': (d) =>
    joined('Wiadomość pominięta: nieaktualna albo nie ma adresu e-mail', ...messageOf(d)),
  'message.kept': (d) => joined('Wiadomość zatrzymana, bo to wersja demonstracyjna', ...messageOf(d)),
  'message.withheld': (d) =>
    joined('Wiadomość wstrzymana, wyjdzie z\u00a0następnymi na ten adres', ...messageOf(d)),
  'message.failed': (d) => joined('Wiadomość nie została wysłana', ...messageOf(d)),
  'file.read': () => 'Plik otwarty',
  'file.deleted': () => 'Plik usunięty',
  'camp_card.printed': (d) => joined('Karta kwalifikacyjna pobrana', ...(d.answers ?? [])),
  'paper.attached': () => 'Dołączono skan podpisanego formularza',
  'paper.read': () => 'Skan podpisanego formularza otwarty',
  'paper.removed': (d) => joined('Skan podpisanego formularza usunięty', d.reason ?? ''),
  'document.checked': (d) => joined('Dokument sprawdzony', d.name ?? ''),
  'document.rejected': (d) => joined('Dokument odrzucony', d.name ?? '', d.reason ?? ''),
  'room_key.made': () => 'Klucz do wspólnego pokoju',
  'room_key.joined': () => 'Dołączono kluczem do wspólnego pokoju',
  'room_key.left': () => 'Rezygnacja ze wspólnego pokoju',
  'document.withdrawn': (d) => joined('Zgoda wycofana', d.name ?? ''),
  'document.withdrawal_noted': (d) => joined('Biuro wie o\u00a0wycofaniu zgody', d.name ?? ''),
  'lodging.question_asked': (d) => joined('Pytanie o\u00a0inny wybór wysłane', d.name ?? ''),
  'lodging.question_answered': (d) =>
    joined(
      d.by === 'staff' ? 'Odpowiedź wpisana przez biuro' : 'Odpowiedź na pytanie o\u00a0inny wybór',
      answered(d),
    ),
  'lodging.question_withdrawn': (d) => joined('Pytanie o\u00a0inny wybór wycofane', d.name ?? ''),
  'lodging.question_settled': () => 'Pytanie o\u00a0inny wybór odłożone jako załatwione',
  'lodging.question_lapsed': (d) => joined('Brak odpowiedzi na pytanie o\u00a0inny wybór', d.name ?? ''),
  'ticket.used': (d) =>
    d.inSpite === undefined
      ? joined('Wejście', d.name ?? '', d.gate ?? '')
      : joined('Wejście mimo braku dokumentu', d.name ?? '', d.gate ?? '', d.inSpite),
}

/** Which message, and what it is about. */
const messageOf = ({ kind, name }: Details) => [MESSAGES[kind ?? ''] ?? '', name ?? '']
const money = ({ amount }: Details) => (amount === undefined ? '' : pl.sum(amount))
const difference = ({ difference: sum = 0 }: Details) =>
  sum === 0 ? '' : `${sum > 0 ? '+' : ''}${pl.sum(sum)}`
/** What was chosen; no name: what was chosen before is given up. */
const answered = ({ after, name = '' }: Details) => {
  if (after?.state === 'declined') return 'wszystko zostaje'
  return after?.state === 'accepted' && name === '' ? 'rezygnacja z\u00a0wyboru' : name
}
/** From whom to whom, uninflected. */
const named = ({ before, after }: Details) =>
  [before?.person, after?.person].filter((name) => name !== undefined).join(' → ')
const joined = (what: string, ...more: readonly string[]) => {
  const parts = more.filter((part) => part !== '')
  return parts.length === 0 ? what : `${what}: ${parts.join(', ')}`
}

/** What happened, in words without grammatical gender; an action of a later version still has a line. */
export function historyWords({ action, details }: Pick<Entry, 'action' | 'details'>): string {
  const words = ACTIONS[action]
  return words === undefined ? 'Zmiana w\u00a0zgłoszeniu' : words(detailsSchema.parse(details))
}

/** Who did it: a colleague by name, anyone else by role. */
export function actorWords(actor: string): string {
  if (actor === 'registrant') return 'osoba zapisująca'
  if (actor === 'system') return 'automatycznie'
  return actor.startsWith('gateway:') ? 'bramka płatności' : actor
}

const wayWords = ({ way }: Details): string => (way === undefined ? '' : PAYMENT_WAY_WORDS[way])
