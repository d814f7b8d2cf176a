import type { LimitProblems } from '#domain/event/problems/limits.ts'
import { tie } from '../../../text/typography.ts'
import { dayText } from '../../spans.ts'
import type { SentencesOf } from '../shared/sentences.ts'

const OTHER_REFUSAL = tie('Ten limit odmawia niewłaściwymi słowami. Usuń go i dodaj od nowa.')

export const limitSentences: SentencesOf<LimitProblems> = {
  allotments_above_limit: ({ units, capacity }) =>
    tie(`Wydzielone miejsca: ${units}, a limit to ${capacity}.`),
  allotments_of_person_limit: tie('Z limitu jednej osoby nie można wydzielić miejsc.'),
  allotments_of_timed_limit: tie('Z limitu godziny albo dnia nie można wydzielić miejsc.'),
  allotments_of_codes: tie('Z listy kodów nie można wydzielić miejsc.'),
  allotments_take_all: tie('Wszystkie miejsca są wydzielone.'),

  refusal_of_person_limit: OTHER_REFUSAL,
  refusal_of_other_limit: () => OTHER_REFUSAL,
  refusal_of_codes: OTHER_REFUSAL,
  person_limit_without_number: tie('Limit jednej osoby potrzebuje liczby.'),
  person_limit_of_unknown: tie(
    'Limit jednego uczestnika potrzebuje daty urodzenia albo numeru PESEL każdej osoby.',
  ),
  person_limit_taken_by_all: tie(
    'Limit jednego uczestnika może zająć tylko uczestnik, a nie całe zgłoszenie.',
  ),
  personal_limit_of_price: tie('Limit jednej osoby, godziny albo dnia nie może zmieniać ceny.'),
  timed_limit_without_hours: tie(
    'Limit godziny albo dnia wymaga godzin wejścia. Ustaw je na stronie Godziny.',
  ),

  codes_without_number: tie('Ile razy działa jeden kod? Podaj liczbę.'),
  codes_unwanted: tie('Kody są przy limicie, który ich nie liczy. Usuń je stąd.'),
  codes_missing: tie('Podaj kody, które są na tej liście.'),
  codes_taken_by_none: tie('Nic nie zużywa tych kodów, więc każdy działałby bez końca.'),
  codes_taken_by_all: tie('Te kody podaje każda osoba, więc nie zużyje ich całe zgłoszenie.'),
  code_unreadable: tie('Kod nie może zaczynać się od znaku „~”.'),
  code_twice: tie('Ten kod już jest na liście.'),
  code_question_not_text: tie('O kod pyta się pytaniem o krótki tekst.'),
  code_question_twice: tie('O te kody pyta już wcześniejsze pytanie.'),

  claim_too_large: ({ wanted, name, capacity }) =>
    tie(`To się nigdy nie zmieści: zajmuje naraz ${wanted} miejsc, a limit „${name}” to ${capacity}.`),
  entry_too_small: ({ places, least }) =>
    tie(
      `Nikt się nie zmieści: godzina wejścia ma ${places} miejsc, a zgłoszenie to co najmniej ${least} osób.`,
    ),
  claim_counted_twice: ({ name }) => tie(`Limit „${name}” liczy się tu dwa razy dla tej samej osoby.`),
  limit_of_places_and_prices: tie(
    'Ten limit liczy też miejsca, więc każda obniżona cena zajmie w nim dodatkowe miejsce. Dodaj osobny limit.',
  ),
  limit_zero: tie('Limit to 0, więc nikt tego nie dostanie.'),
  limit_unused: ({ name }) => tie(`Nic nie zajmuje miejsc z limitu „${name}”.`),
  group_without_limit: ({ name }) => tie(`„${name}” nie ma limitu miejsc, choć inne grupy mają.`),
  option_without_limit: ({ name }) =>
    tie(`„${name}” nie ma limitu miejsc, choć inne opcje mają. Jeśli tak ma być, dodaj limit bez liczby.`),

  waiting_without_limits: tie('Nikt nie będzie czekać w kolejce, bo wydarzenie nie ma limitów miejsc.'),
  least_people_above_limit: ({ people, most }) =>
    tie(`Tyle osób się nie zmieści: limit wydarzenia to ${most}, a wymagane jest ${people}.`),
  least_people_decided_late: ({ start }) =>
    tie(`Decyzja musi zapaść przed pierwszym dniem wydarzenia (${dayText(start)}).`),

  limit_added_late: tie(
    'Zgłoszenia zajmują już miejsca i nowy limit nie policzyłby ich. Zmień liczbę w limicie, który już jest.',
  ),
  set_aside_full: tie('Tylu wolnych miejsc już nie ma. Wydziel mniej.'),
  set_aside_queue: tie('Na te miejsca czekają osoby z listy rezerwowej. Wydziel mniej.'),
  set_aside_name_taken: tie('Z tego limitu wydzielono już miejsca o tej nazwie.'),
  set_aside_elsewhere: tie('Te miejsca wydzielono już z innego limitu.'),
}
