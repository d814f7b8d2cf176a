import type { RefusalCode } from '#contract/errors.ts'
import { fileTitles } from './file-refusals.ts'

/** The title of each problem code: the sentence for people who read an answer. */
export const refusalTitles: Readonly<Record<RefusalCode, string>> = {
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
  proof_required:
    'Z\u00a0tej sieci czeka już wiele zgłoszeń bez wpłaty. Spróbuj ponownie za minutę, nic nie przepadło.',
  too_many_accounts:
    'To już wiele kont jednej osoby: najwyżej 5 na dobę, 20 razem. Napisz do nas, jeśli potrzeba więcej.',
  unpaid_orders: 'Pod tym adresem czekają już miejsca bez wpłaty.',
  crowded: 'Teraz jest tu bardzo wiele osób naraz. Spróbuj ponownie za chwilę, nic nie przepadło.',
  busy: 'Za chwilę spróbujemy jeszcze raz. Nic nie przepadło.',
  internal: 'To nasza usterka. Spróbuj za chwilę, nic nie przepadło.',
  definition_invalid: 'W definicji wydarzenia jest coś do poprawienia.',
  check_too_long:
    'Te zasady są zbyt zawiłe, żeby je sprawdzić. Podziel długie warunki na prostsze i\u00a0spróbuj jeszcze raz.',
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
  archived: 'To wydarzenie już się zakończyło. Zapisów nie ma.',
  preview_only: 'To tylko podgląd: niczego nie wysłano i\u00a0nikt nie został zapisany.',
  was_published: 'To wydarzenie było już na stronie. Można je przenieść do archiwum, nie usunąć.',
  draft_not_ready: 'W\u00a0ustawieniach jest coś, co trzeba najpierw poprawić.',
  second_person_needed: 'To potwierdza druga osoba: nie ta, która to przygotowała.',
  move_open: 'Poprzednia zmiana terminu czeka jeszcze na odpowiedzi.',
  move_has_hours:
    'Ktoś wybrał już godzinę wejścia, a\u00a0godzin nie da się przenieść razem z\u00a0terminem. Zmień je na stronie ustawień.',
  question_ended: 'Na to pytanie jest już odpowiedź, biuro je wycofało albo minął czas.',
  question_open: 'Te osoby już pytamy. Poczekaj na odpowiedź albo wycofaj pytanie.',
  move_answered: 'Ten wybór jest już zapisany albo czas na niego minął.',
  space_full: 'Tylu osób tu się nie zmieści. Ktoś mógł właśnie zająć to miejsce.',
  document_decided: 'Ten dokument zmienił się w\u00a0międzyczasie: ktoś go ocenił albo przyszedł nowy plik.',
  room_key_refused: 'Tym kluczem nie da się dołączyć.',
  nothing_to_withdraw:
    'Tej zgody nie ma teraz u\u00a0nas, więc nie ma czego wycofać. Widać już, jak jest teraz.',
  carer_not_checked:
    'Tej osobie brakuje sprawdzenia ważnego do końca wydarzenia. Zapisz je w\u00a0kadrze i\u00a0przypisz ją ponownie.',
  too_many_staff: 'Więcej wpisów tu się nie zmieści. Usuń te, które nie są już potrzebne.',
  space_in_use: 'Ktoś tu jest. Najpierw przenieś te osoby, potem usuń.',
  test_too_late: 'Trybu testowego nie można włączyć: są już prawdziwe zgłoszenia albo zapisy się otworzyły.',
  test_not_wiped: 'Najpierw usuń zgłoszenia próbne. Dopiero wtedy można zakończyć próbę.',
  not_a_test: 'To wydarzenie nie jest w\u00a0trybie testowym.',
  price_changed: 'Cena zmieniła się w trakcie zapisu.',
  version_gone: 'Organizator właśnie zmienił zasady zapisów. Sprawdź podsumowanie jeszcze raz.',
  no_address: 'To zgłoszenie nie ma adresu e-mail. Dopisz adres w\u00a0zgłoszeniu albo zadzwoń.',
  changed_meanwhile: 'Ktoś właśnie zmienił to zgłoszenie. Sprawdź, co się zmieniło, i spróbuj jeszcze raz.',
  not_changeable: 'Tego zgłoszenia nie można już zmienić ani anulować.',
  no_change:
    'Zmian nie można już wprowadzać. Można jeszcze z\u00a0czegoś zrezygnować albo poprawić nazwisko.',
  no_hand_over: 'Tego miejsca nie można już przekazać innej osobie.',
  pin_wrong:
    'Numer albo PIN się nie zgadza. Sprawdź je na karcie. Po kilku błędnych próbach PIN przestaje działać, nowy da biuro.',
  hand_over_waits:
    'Miejsce z\u00a0tego zgłoszenia czeka już na przyjęcie przez inną osobę. Najpierw wycofaj tamto przekazanie.',
  hand_over_ended: 'Tego miejsca nie można już przyjąć: propozycja wygasła albo została wycofana.',
  not_payable: 'Nie ma nic do zapłacenia.',
  payment_unavailable:
    'Płatności przez internet jeszcze tu nie działają. Napisz do organizatora, jak zapłacić.',
  refund_too_much: 'Tyle nie da się zwrócić. Odśwież stronę i\u00a0sprawdź kwotę.',
  money_goes_back: 'Te pieniądze są już w\u00a0drodze z\u00a0powrotem. Najpierw zatrzymaj zwrot.',
  refund_not_decidable: 'Ten zwrot zmienił się w\u00a0międzyczasie. Odśwież stronę.',
  refund_in_package: 'Ten zwrot jest w\u00a0paczce dla banku. Najpierw wycofaj paczkę.',
  package_ended: 'Ta paczka jest już wysłana albo wycofana.',
  not_refundable: 'Ta wpłata nie wróci przez bramkę. Zwróć ją ręcznie i\u00a0zapisz to tutaj.',
  collection_closed: 'Ta zbiórka już nie przyjmuje wpłat.',
  too_many_collections: 'Konto ma już najwięcej zbiórek, ile może mieć. Napisz do nas, zwiększymy ten limit.',
  donation_goes_back: 'Ta darowizna już wróciła albo jest w\u00a0drodze z\u00a0powrotem. Odśwież stronę.',
  signature_invalid: 'Podpis się nie zgadza.',
  sign_in_failed: 'Nie udało się zalogować. Spróbuj jeszcze raz.',
  credential_expired: 'Połączenie z kontem Google wygasło. Połącz je jeszcze raz.',
  domain_taken: 'Ktoś właśnie zajął tę domenę. Wybierz inną, reszta danych została.',
  address_needs_review:
    'Ta nazwa przypomina bank, urząd albo znaną markę. Wybierz inną albo napisz do nas, jeśli jest twoja.',
  too_many_addresses:
    'Adres zmieniano już trzy razy, a\u00a0dawne adresy wciąż są dla ciebie zajęte. Możesz wrócić do jednego z\u00a0nich.',
  own_domain_unavailable: 'Tu nie można jeszcze podłączyć własnej domeny.',
  slug_taken: 'Wydarzenie o takim adresie już istnieje.',
  draft_conflict: 'Ktoś zmienił to w\u00a0międzyczasie. Sprawdź obie wersje.',
  details_conflict: 'Ktoś zmienił te dane w\u00a0międzyczasie. Sprawdź zaznaczone pola.',
  definition_changed:
    'Ktoś właśnie opublikował inną wersję zasad. Sprawdź ją i\u00a0wprowadź zmianę jeszcze raz.',
  already_member: 'Ta osoba jest już w\u00a0zespole.',
  already_invited: 'Ten adres ma już zaproszenie. Możesz je wysłać ponownie na liście zaproszeń.',
  list_not_published:
    'Ta lista nie działa jeszcze na stronie. Najpierw opublikuj zmiany w\u00a0ustawieniach.',
  invite_over: 'To zaproszenie zostało już użyte, odrzucone albo wycofane. Odśwież listę.',
  list_full: 'Na jednej liście zmieści się najwyżej 20\u00a0000 kodów. Utwórz drugą listę.',
  invitation_ended:
    'To zaproszenie już nie działa: zostało wykorzystane, wycofane albo minął jego termin. Poproś o\u00a0nowe.',
  last_owner: 'To jedyny właściciel konta. Najpierw wyznacz drugiego.',
  ...fileTitles,
  ids_in_use:
    'Nowe zasady nie mają tego, co jest w\u00a0zgłoszeniach. Przywróć to albo potwierdź, że ma zniknąć.',
}
