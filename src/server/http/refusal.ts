import { type FieldProblem, type Problem, REFUSALS, type RefusalCode } from '#contract/errors.ts'

interface RefusalDetails {
  readonly problems?: readonly FieldProblem[]
  readonly params?: Readonly<Record<string, string | number>>
  /** Seconds, where it is known when to come back. */
  readonly retryAfter?: number
}

/** An expected refusal: thrown by a verb, sent as problem+json. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly details: RefusalDetails
  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** The sentence of each code, for whoever reads an answer by eye. */
const TITLES: Record<RefusalCode, string> = {
  invalid_input: 'Popraw zaznaczone pola.',
  csrf: 'Strona była otwarta zbyt długo. Odśwież ją i spróbuj jeszcze raz, dane zostaną.',
  forbidden: 'Do tego potrzebne są inne uprawnienia.',
  not_signed_in: 'Zaloguj się, żeby zobaczyć tę stronę.',
  not_found: 'Nie ma takiej strony albo nie masz do niej dostępu.',
  method_not_allowed: 'Tego adresu używa się inaczej.',
  too_large: 'To za duże. Wyślij mniej naraz.',
  unsupported_media: 'Tego rodzaju danych nie przyjmujemy.',
  key_required: 'Brakuje nagłówka Idempotency-Key z identyfikatorem UUID.',
  key_reused: 'To zgłoszenie zostało już wysłane z innymi danymi. Odśwież stronę.',
  too_many_requests: 'Za dużo prób naraz. Odczekaj chwilę.',
  crowded: 'Teraz jest tu bardzo wiele osób naraz. Spróbuj ponownie za chwilę, nic nie przepadło.',
  busy: 'Za chwilę spróbujemy jeszcze raz. Nic nie przepadło.',
  internal: 'To nasza usterka. Spróbuj za chwilę, nic nie przepadło.',
  definition_invalid: 'W definicji wydarzenia jest coś do poprawienia.',
  registration_refused: 'Zgłoszenia nie można przyjąć w tej postaci.',
  full: 'Zabrakło miejsc.',
  queue: 'Na wolne miejsca czekają już osoby z listy rezerwowej. Możesz się do niej dopisać.',
  places_free: 'Są wolne miejsca: nie trzeba czekać, można się zapisać.',
  no_waiting_list: 'To wydarzenie nie ma listy rezerwowej.',
  not_waiting: 'Ta osoba już nie czeka na liście rezerwowej.',
  hold_gone: 'Czas minął i miejsca wróciły do puli. Wpisane dane zostały: spróbuj zająć miejsca ponownie.',
  no_more_time: 'Tych miejsc nie możemy trzymać dłużej. Dokończ zapis, zanim minie czas.',
  allotment_in_use: 'Z\u00a0tych miejsc więcej jest już zajętych.',
  name_taken: 'Ta nazwa jest już zajęta. Wybierz inną.',
  called_off: 'Organizator odwołał to wydarzenie. Zapisów już nie ma.',
  price_changed: 'Cena zmieniła się w trakcie zapisu.',
  version_gone: 'Organizator właśnie zmienił zasady zapisów. Sprawdź podsumowanie jeszcze raz.',
  changed_meanwhile: 'Ktoś właśnie zmienił to zgłoszenie. Sprawdź, co się zmieniło, i spróbuj jeszcze raz.',
  not_changeable: 'Tego zgłoszenia nie można już zmienić ani anulować.',
  no_change:
    'Zmian nie można już wprowadzać. Można jeszcze z\u00a0czegoś zrezygnować albo poprawić nazwisko.',
  no_hand_over: 'Tego miejsca nie można już przekazać innej osobie.',
  not_payable: 'Nie ma nic do zapłacenia.',
  payment_unavailable:
    'Płatności przez internet jeszcze tu nie działają. Napisz do organizatora, jak zapłacić.',
  refund_too_much: 'Tyle nie da się zwrócić. Odśwież stronę i\u00a0sprawdź kwotę.',
  not_refundable: 'Ta wpłata nie wróci przez bramkę. Zwróć ją ręcznie i\u00a0zapisz to tutaj.',
  signature_invalid: 'Podpis się nie zgadza.',
  sign_in_failed: 'Nie udało się zalogować. Spróbuj jeszcze raz.',
  credential_expired: 'Połączenie z kontem Google wygasło. Połącz je jeszcze raz.',
  domain_taken: 'Ktoś właśnie zajął tę domenę. Wybierz inną, reszta danych została.',
  slug_taken: 'Wydarzenie o takim adresie już istnieje.',
  definition_changed:
    'Ktoś właśnie opublikował inną wersję zasad. Sprawdź ją i\u00a0wprowadź zmianę jeszcze raz.',
  ids_in_use:
    'Nowe zasady nie mają tego, co jest w\u00a0zgłoszeniach. Przywróć to albo potwierdź, że ma zniknąć.',
}

/** A refusal whose cause is one field of the form: the page says it there. */
export const refusalAt = (field: string, code: RefusalCode): Refusal =>
  new Refusal(code, { problems: [{ code, field, message: TITLES[code] }] })

/** The wire form of a refusal; `instance` finds the request in the log. */
export function toProblem(refusal: Refusal, instance: string): Problem {
  const { problems, params } = refusal.details
  return {
    type: `urn:zapisano:problem:${refusal.code}`,
    title: TITLES[refusal.code],
    status: REFUSALS[refusal.code],
    code: refusal.code,
    instance,
    ...(problems ? { problems: [...problems] } : {}),
    ...(params ? { params: { ...params } } : {}),
  }
}
