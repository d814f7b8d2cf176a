import type { LimitProblems } from '#domain/event/problems/limits.ts'
import { dayText } from '../../spans.ts'
import type { SentencesOf } from '../shared/sentences.ts'

export const limitSentences: SentencesOf<LimitProblems> = {
  allotments_above_limit: ({ units, capacity }) => `Wydzielono ${units} miejsc, a\u00a0limit to ${capacity}.`,
  allotments_of_person_limit: 'Z\u00a0limitu jednej osoby nie można wydzielić miejsc.',
  allotments_of_timed_limit: 'Z\u00a0limitu godziny albo dnia nie można wydzielić miejsc.',
  allotments_of_codes: 'Z\u00a0listy kodów nie można wydzielić miejsc.',
  allotments_take_all: 'Wszystkie miejsca są wydzielone.',

  refusal_of_person_limit: 'Ten kod jest dla limitu jednej osoby. Dodaj „per”.',
  refusal_of_other_limit: ({ wanted }) => `Limit jednej osoby odmawia kodem ${wanted} albo code_invalid.`,
  refusal_of_codes: 'Lista kodów odmawia kodem code_invalid.',
  person_limit_without_number: 'Limit jednej osoby potrzebuje liczby.',
  person_limit_of_unknown:
    'Limit jednego uczestnika potrzebuje daty urodzenia albo numeru PESEL każdej osoby.',
  person_limit_taken_by_all:
    'Limit jednego uczestnika może zająć tylko uczestnik, a\u00a0nie całe zgłoszenie.',
  personal_limit_of_price: 'Limit jednej osoby, godziny albo dnia nie może zmieniać ceny.',
  timed_limit_without_hours: 'Limit godziny albo dnia wymaga godzin wejścia („slots”).',

  codes_without_number: 'Ile razy działa jeden kod? Podaj liczbę.',
  codes_unwanted: 'Kody należą do limitu, który ma „per”: „code”.',
  codes_missing: 'Podaj kody, które są na tej liście.',
  codes_taken_by_none: 'Nic nie zużywa tych kodów, więc każdy działałby bez końca. Dodaj „claims”.',
  codes_taken_by_all: 'Te kody podaje każda osoba, więc nie zużyje ich całe zgłoszenie.',
  code_unreadable: 'Kod nie może zaczynać się od „~”.',
  code_twice: 'Ten kod już jest na liście.',
  code_question_not_text: 'Kod wpisuje się w\u00a0pytaniu typu „text”.',
  code_question_twice: 'O te kody pyta już wcześniejsze pytanie.',

  claim_too_large: ({ wanted, name, capacity }) =>
    `To się nigdy nie zmieści: zajmuje naraz ${wanted} miejsc, a\u00a0limit „${name}” to ${capacity}.`,
  entry_too_small: ({ places, least }) =>
    `Nikt się nie zmieści: godzina wejścia ma ${places} miejsc, a\u00a0zgłoszenie to co najmniej ${least} osób.`,
  claim_counted_twice: ({ name }) => `Limit „${name}” liczy się tu dwa razy dla tej samej osoby.`,
  limit_of_places_and_prices:
    'Ten limit liczy też miejsca, więc każda obniżona cena zajmie w\u00a0nim dodatkowe miejsce. Dodaj osobny limit.',
  limit_zero: 'Limit to 0, więc nikt tego nie dostanie.',
  limit_unused: ({ name }) => `Nic nie zajmuje miejsc z\u00a0limitu „${name}”.`,
  group_without_limit: ({ name }) => `„${name}” nie ma limitu miejsc, choć inne grupy mają.`,
  option_without_limit: ({ name }) =>
    `„${name}” nie ma limitu miejsc, choć inne opcje mają. Jeśli tak ma być, dodaj limit bez liczby.`,

  waiting_without_limits: 'Nikt nie będzie czekać w\u00a0kolejce, bo wydarzenie nie ma limitów miejsc.',
  least_people_above_limit: ({ people, most }) =>
    `Tyle osób się nie zmieści: limit wydarzenia to ${most}, a\u00a0wymagane jest ${people}.`,
  least_people_decided_late: ({ start }) =>
    `Decyzja musi zapaść przed pierwszym dniem wydarzenia (${dayText(start)}).`,

  limit_added_late:
    'Zgłoszenia zajmują już miejsca i\u00a0nowy limit nie policzyłby ich. Zmień liczbę w\u00a0limicie, który już jest.',
  set_aside_full: 'Tylu wolnych miejsc już nie ma. Wydziel mniej.',
  set_aside_queue: 'Na te miejsca czekają osoby z\u00a0listy rezerwowej. Wydziel mniej.',
  set_aside_name_taken: 'Z\u00a0tego limitu wydzielono już miejsca o\u00a0tej nazwie.',
  set_aside_elsewhere: 'Miejsca o\u00a0tym identyfikatorze wydzielono już z\u00a0innego limitu.',
}
