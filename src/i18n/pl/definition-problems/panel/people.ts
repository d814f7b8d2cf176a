import type { PeopleProblems } from '#domain/event/problems/people.ts'
import { tie } from '../../../text/typography.ts'
import { dayText } from '../../spans.ts'
import { agesOverlap, peopleOfAges, peopleOfGap } from '../shared/ages.ts'
import type { SentencesOf } from '../shared/sentences.ts'

const NO_PEOPLE = tie('Wydarzenie liczy tylko miejsca i nie zna osób, więc to nigdy nie zadziała.')

export const peopleSentences: SentencesOf<PeopleProblems> = {
  ages_of_registration: tie('Wiek dotyczy osoby, a ta pozycja całego zgłoszenia.'),
  ages_reversed: tie('Wiek „od” jest większy niż wiek „do”.'),
  born_reversed: tie('Rocznik „od” jest późniejszy niż rocznik „do”.'),
  ages_outside_event: ({ ages }) =>
    tie(`Nikt nie jest w tym wieku: wydarzenie jest dla ${peopleOfAges(ages)}.`),
  ages_outside_item: ({ name, ages }) =>
    tie(`Nikt nie jest w tym wieku: „${name}” jest dla ${peopleOfAges(ages)}.`),
  types_overlap: ({ earlier, later }) => tie(agesOverlap(earlier, later)),
  type_missing_for_ages: (gap) => tie(`Nie ma rodzaju udziału dla ${peopleOfGap(gap)}.`),
  group_missing_for_ages: (gap) => tie(`Nie ma grupy dla ${peopleOfGap(gap)}.`),
  option_missing_for_ages: (gap) => tie(`Nie ma opcji dla ${peopleOfGap(gap)}.`),
  people_reversed: tie('Najmniejsza liczba osób jest większa od największej.'),
  people_above_tickets: ({ least, most }) =>
    tie(`Nikt się nie zapisze: osób ma być co najmniej ${least}, a biletów można wybrać najwyżej ${most}.`),

  window_reversed: tie('Zapisy kończą się, zanim się otworzą.'),
  window_hours_reversed: tie('Godzina „od” jest późniejsza niż „do”.'),
  window_without_hours: tie('W tym czasie nie ma żadnej godziny, w której są zapisy.'),
  window_opens_after_event: ({ last }) =>
    tie(`Zapisy otwierają się po wydarzeniu, które kończy się ${dayText(last)}.`),
  window_closes_after_event: ({ last }) =>
    tie(`Zapisy kończą się po wydarzeniu, które kończy się ${dayText(last)}.`),
  window_before_season: ({ opens }) =>
    tie(`Ten czas mija, zanim zaczną się zapisy na wydarzenie (${dayText(opens)}).`),
  window_after_season: ({ closes }) =>
    tie(`Ten czas zaczyna się po końcu zapisów na wydarzenie (${dayText(closes)}).`),
  window_gives_nothing: tie('To pierwszeństwo nic nie daje: w tym czasie zapisać się mogą wszyscy.'),

  answers_missing: tie('Dodaj odpowiedzi do wyboru.'),
  answers_unwanted: tie('To pytanie nie ma odpowiedzi do wyboru. Usuń je.'),
  bounds_unwanted: tie('Odpowiedź tego rodzaju nie ma najmniejszej ani największej wartości.'),
  bound_not_day: tie('Podaj dzień.'),
  bound_not_number: tie('Podaj liczbę.'),
  bounds_reversed: tie('To mniej niż najmniejsza wartość.'),
  pattern_unwanted: tie('Wzór odpowiedzi ma tylko pytanie o krótki tekst.'),
  pattern_slow: tie(
    'Ten wzór odpowiedzi jest zbyt złożony. Uprość go: bez nawiasów okrągłych, z liczbą znaków.',
  ),
  files_unwanted: tie('To pytanie nie przyjmuje plików.'),
  default_forbidden: tie('Takiej odpowiedzi nie można podpowiedzieć.'),
  default_wrong: tie('Podpowiedź nie jest odpowiedzią na to pytanie.'),
  office_answer_required: tie('O to nie pytamy przy zapisie, więc odpowiedź nie może być wymagana.'),
  office_code: tie('Kod podaje osoba, która się zapisuje, a nie biuro.'),
  office_pesel: tie('Numer PESEL podaje osoba, która się zapisuje, a nie biuro.'),
  office_file: tie('Plik dodaje osoba, która się zapisuje, a nie biuro.'),

  number_field_unknown: () => tie('We wzorze numeru jest coś, czego nie znamy. Ułóż go jeszcze raz.'),
  number_needs: ({ parts }) => tie(`Numer zależy od ${PARTS[parts]}, a wydarzenie ich nie ma.`),
  numbers_repeat: tie('Te same numery powtórzą się: wzór nie mówi, czyj to numer.'),

  headcount_counts_nothing: tie('Nie ma czego liczyć: dodaj bilet, którego liczbę się wybiera.'),
  headcount_knows_no_people: NO_PEOPLE,
  headcount_part_of_people: tie(
    'Wydarzenie liczy tylko miejsca i nie zna osób. Ustal tę część jako jedną kwotę.',
  ),
}

const PARTS = { group: 'grup', type: 'rodzajów udziału' }
