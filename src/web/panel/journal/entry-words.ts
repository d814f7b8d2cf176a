import { z } from 'zod'
import { JOB_KINDS } from '#contract/office-jobs.ts'
import type { JournalKind } from '#domain/audit/kinds.ts'
import { jobKinds } from '#i18n/pl/office-jobs.ts'
import { historyWords } from '../shared/history-words.ts'
import type { JournalEntry } from './journal-api.ts'

export const KIND_WORDS: Readonly<Record<JournalKind, string>> = {
  registrations: 'Zgłoszenia',
  money: 'Wpłaty i\u00a0zwroty',
  check_in: 'Wejście',
  messages: 'Wiadomości',
  events: 'Wydarzenia i\u00a0limity',
  account: 'Konto i\u00a0zespół',
}

/** The supported details of an entry; each may be missing or of another version. */
const detailsSchema = z.object({
  name: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  invited: z.string().optional().catch(undefined),
  desk: z.string().optional().catch(undefined),
  limit: z.string().optional().catch(undefined),
  reason: z.string().optional().catch(undefined),
  kind: z.enum(JOB_KINDS).optional().catch(undefined),
  /** Questions whose answers not everybody sees. */
  answers: z.array(z.string()).optional().catch(undefined),
})

type Details = z.infer<typeof detailsSchema>

const WORDS: Readonly<Record<string, (details: Details) => string>> = {
  'account.created': () => 'Konto założone',
  'account.contact_changed': () => 'Kontakt dla uczestników zmieniony',
  'account.details_changed': () => 'Dane organizatora zmienione',
  'account.brand_changed': () => 'Nazwa, znak albo barwy zmienione',
  'account.sender_changed': () => 'Nadawca wiadomości zmieniony',
  'account.reply_address_asked': () => 'Adres do odpowiedzi podany, czeka na potwierdzenie',
  'account.reply_address_confirmed': () => 'Adres do odpowiedzi potwierdzony',
  'account.address_changed': () => 'Adres strony zmieniony',
  'account.domain_claimed': () => 'Własna domena dodana',
  'account.domain_works': () => 'Własna domena działa',
  'account.domain_stopped': () => 'Własna domena przestała działać',
  'account.domain_redirect_set': () => 'Przekierowanie na własną domenę zmienione',
  'account.domain_removed': () => 'Własna domena odłączona',
  'account.refund_confirmation_set': () => 'Kwota zwrotów do zatwierdzania zmieniona',
  'cash.shift_opened': (d) => joined('Zmiana w\u00a0kasie otwarta', d.desk),
  'cash.start_corrected': (d) => joined('Gotówka na początku zmiany poprawiona', d.desk),
  'cash.shift_closed': (d) => joined('Zmiana w\u00a0kasie zamknięta', d.reason),
  'cash.carried': (d) => joined('Gotówka wypłacona z\u00a0kasy do banku', d.reason),
  'cash.reversed': (d) => joined('Wypłata z\u00a0kasy wycofana jako pomyłka', d.reason),
  'member.added': (d) =>
    joined('Nowa osoba w\u00a0zespole', d.name, d.invited && `zaproszenie na ${d.invited}`),
  'member.role_changed': (d) => joined('Rola zmieniona', d.name),
  'member.removed': (d) => joined('Osoba usunięta z\u00a0zespołu', d.name),
  'invitation.created': (d) => joined('Zaproszenie do zespołu', d.email),
  'invitation.renewed': (d) => joined('Zaproszenie wysłane ponownie', d.email),
  'invitation.withdrawn': (d) => joined('Zaproszenie wycofane', d.email),
  'picture.uploaded': (d) => joined('Obraz wgrany', d.name),
  'picture.described': (d) => joined('Opis obrazu zmieniony', d.name),
  'picture.deleted': (d) => joined('Obraz usunięty', d.name),
  'page_file.uploaded': (d) => joined('Plik do pobrania wgrany', d.name),
  'page_file.deleted': (d) => joined('Plik do pobrania usunięty', d.name),
  'staff.person_added': (d) => joined('Nowa osoba w\u00a0kadrze', d.name),
  'staff.person_changed': (d) => joined('Dane osoby z\u00a0kadry zmienione', d.name),
  'staff.person_deleted': (d) => joined('Osoba usunięta z\u00a0kadry', d.name),
  'staff.check_recorded': (d) => joined('Sprawdzenie osoby z\u00a0kadry zapisane', d.name),
  'staff.check_deleted': (d) => joined('Sprawdzenie osoby z\u00a0kadry usunięte', d.name),
  'staff.carer_assigned': (d) => joined('Opiekun przypisany', d.name),
  'staff.carer_removed': (d) => joined('Opiekun odpisany', d.name),
  'camp_card.setting_saved': () => 'Zapisano, skąd karty kwalifikacyjne biorą dane',
  'camp_card.printed': (d) => joined('Karta kwalifikacyjna pobrana', ...(d.answers ?? [])),
  'event.created': () => 'Wydarzenie utworzone',
  'event.imported': () => 'Wydarzenie wczytane z\u00a0pliku',
  'event.published': () => 'Zasady opublikowane',
  'event.called_off': (d) => joined('Wydarzenie odwołane', d.reason),
  'event.preview_opened': () => 'Podgląd dostał nowy adres',
  'event.preview_withdrawn': () => 'Adres podglądu wycofany',
  'lodging.spaces_saved': () => 'Pokoje albo pojazdy zapisane',
  'lodging.space_deleted': () => 'Pokój albo pojazd usunięty',
  'lodging.people_moved': () => 'Osoby przydzielone do pokoi albo pojazdów',
  'lodging.wish_question_set': () => 'Wybrane pytanie o życzenia, z\u00a0kim mieszkać',
  'lodging.published': () => 'Przydział opublikowany',
  'event.archived': () => 'Wydarzenie przeniesione do archiwum',
  'event.compared_with': () => 'Wybrana edycja do porównania na pulpicie',
  'event.restored': () => 'Wydarzenie przywrócone z\u00a0archiwum',
  'event.deleted': (d) => joined('Szkic wydarzenia usunięty', d.name),
  'event.assumptions_checked': () => 'Przyjęte założenia sprawdzone',
  'event.warning_kept': (d) => joined('Uwaga do szkicu zostaje tak, jak jest', d.reason),
  'event.warning_shown': (d) => joined('Uwaga do szkicu znów widoczna', d.reason),
  'event.trial_started': () => 'Sprawdzanie szkicu na zgłoszeniach rozpoczęte',
  'event.trial_stopped': () => 'Sprawdzanie szkicu na zgłoszeniach zatrzymane',
  'event.call_off_requested': (d) => joined('Odwołanie wydarzenia czeka na drugą osobę', d.reason),
  'event.call_off_withdrawn': () => 'Prośba o\u00a0odwołanie wydarzenia wycofana',
  'event.moved': (d) => joined('Zmiana terminu', d.reason),
  'event.move_reminded': () => 'Przypomnienie o\u00a0zmianie terminu',
  'event.move_settled': () => 'Zmiana terminu zakończona, brak odpowiedzi rozliczony',
  'event.test_started': () => 'Tryb testowy włączony',
  'event.test_ended': () => 'Tryb testowy zakończony',
  'event.test_wiped': () => 'Zgłoszenia próbne usunięte',
  'event.rehearsal_started': () => 'Próba generalna rozpoczęta',
  'event.rehearsal_stopped': () => 'Próba generalna zatrzymana',
  'refund.package_prepared': () => 'Paczka przelewów ze zwrotami przygotowana',
  'refund.package_confirmed': () => 'Paczka przelewów zatwierdzona przez drugą osobę',
  'refund.package_taken': () => 'Plik paczki przelewów pobrany',
  'refund.package_sent': () => 'Paczka przelewów oznaczona jako wysłana',
  'refund.package_withdrawn': () => 'Paczka przelewów wycofana',
  'invite.added': (d) => joined('Osoby dodane do listy zaproszeń', d.name),
  'invite.codes_issued': (d) => joined('Kody utworzone', d.name),
  'invite.sent': (d) => joined('Zaproszenia wysłane', d.name),
  'invite.reminded': (d) => joined('Przypomnienia o\u00a0zaproszeniach wysłane', d.name),
  'invite.exported': (d) => joined('Lista zaproszeń albo kodów zapisana do pliku', d.name),
  'invite.withdrawn': (d) => joined('Zaproszenie na wydarzenie albo kod wycofane', d.email),
  'invite.declined': (d) => joined('Zaproszenie na wydarzenie odrzucone', d.email),
  'invite.undeclined': (d) => joined('Odrzucenie zaproszenia na wydarzenie cofnięte', d.email),
  'collection.created': (d) => joined('Zbiórka utworzona', d.name),
  'collection.updated': (d) => joined('Strona zbiórki zmieniona', d.name),
  'collection.opened': (d) => joined('Zbiórka otwarta', d.name),
  'collection.closed': (d) => joined('Zbiórka zamknięta', d.name),
  'collection.exported': (d) => joined('Wpisy zbiórki zapisane do pliku', d.name),
  'limit.changed': (d) => joined('Limit miejsc zmieniony', d.reason),
  'allotment.created': () => 'Miejsca wydzielone',
  'allotment.changed': () => 'Wydzielone miejsca zmienione',
  'waiting.joined': () => 'Dopisanie do listy rezerwowej',
  'waiting.offered': (d) => joined('Propozycja miejsc z\u00a0listy rezerwowej', d.reason),
  'waiting.declined': () => 'Propozycja miejsc odrzucona',
  'waiting.given_up': () => 'Rezygnacja z\u00a0listy rezerwowej',
  'waiting.lapsed': () => 'Propozycja miejsc wygasła',
  'waiting.called_off': () => 'Lista rezerwowa zamknięta, wydarzenie odwołane',
  'file.read': () => 'Plik otwarty',
  'file.deleted': () => 'Plik usunięty',
  'list.answers_seen': (d) =>
    joined('Lista z\u00a0odpowiedziami, które widzą nieliczni', ...(d.answers ?? [])),
  'list.exported': (d) => joined('Lista zapisana do pliku', d.name, ...(d.answers ?? [])),
  'scheduled.saved': (d) => joined('Zaplanowane wiadomości zapisane', d.name),
  'scheduled.deleted': () => 'Zaplanowane wiadomości usunięte',
  'list.view_saved': (d) => joined('Widok listy zapisany', d.name),
  'list.view_deleted': (d) => joined('Widok listy usunięty', d.name),
  'office_job.begun': (d) => joined('Zadanie na wielu zgłoszeniach rozpoczęte', jobName(d)),
  'office_job.stopped': (d) => joined('Zadanie na wielu zgłoszeniach zatrzymane', jobName(d)),
  'office_job.ended': (d) => joined('Zadanie na wielu zgłoszeniach zakończone', jobName(d)),
}

const jobName = ({ kind }: Details) => (kind === undefined ? undefined : jobKinds[kind].toLowerCase())

const joined = (what: string, ...more: readonly (string | undefined)[]): string => {
  const parts = more.filter((part) => part !== undefined && part !== '')
  return parts.length === 0 ? what : `${what}: ${parts.join(', ')}`
}

/** Whether the journal has words of its own for an action, or those of the history of a registration. */
export const hasWords = (action: string): boolean =>
  WORDS[action] !== undefined || historyWords({ action, details: {} }) !== OTHER_CHANGE

const OTHER_CHANGE = historyWords({ action: '', details: {} })

/** What happened, in words without grammatical gender; an action of a later version still has a line. */
export function entryWords({ action, details, before, after }: JournalEntry): string {
  const own = WORDS[action]
  if (own !== undefined) return own(detailsSchema.parse(details))
  return hasWords(action) ? historyWords({ action, details: { ...details, before, after } }) : 'Inna zmiana'
}
