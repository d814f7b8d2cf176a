import type { PeopleProblems } from '#domain/event/problems/people.ts'
import { dayText } from '../../spans.ts'
import { agesOverlap, peopleOfAges, peopleOfGap } from '../shared/ages.ts'
import type { SentencesOf } from '../shared/sentences.ts'

export const peopleSentences: SentencesOf<PeopleProblems> = {
  ages_of_registration: 'Wiek dotyczy osoby, a\u00a0ta pozycja całego zgłoszenia.',
  ages_reversed: 'Wiek „od” jest większy niż wiek „do”.',
  born_reversed: 'Rocznik „od” jest późniejszy niż rocznik „do”.',
  ages_outside_event: ({ ages }) =>
    `Nikt nie jest w\u00a0tym wieku: wydarzenie jest dla ${peopleOfAges(ages)}.`,
  ages_outside_item: ({ name, ages }) =>
    `Nikt nie jest w\u00a0tym wieku: „${name}” jest dla ${peopleOfAges(ages)}.`,
  types_overlap: ({ earlier, later }) => agesOverlap(earlier, later),
  type_missing_for_ages: (gap) => `Nie ma rodzaju udziału dla ${peopleOfGap(gap)}.`,
  group_missing_for_ages: (gap) => `Nie ma grupy dla ${peopleOfGap(gap)}.`,
  option_missing_for_ages: (gap) => `Nie ma opcji dla ${peopleOfGap(gap)}.`,
  people_reversed: 'Najmniejsza liczba osób jest większa od największej.',
  people_above_tickets: ({ least, most }) =>
    `Nikt się nie zapisze: trzeba co najmniej ${least} osób, a\u00a0wybrać można najwyżej ${most}.`,

  window_reversed: 'Zapisy kończą się, zanim się otworzą.',
  window_hours_reversed: 'Godzina „od” jest późniejsza niż „do”.',
  window_without_hours: 'W\u00a0tym czasie nie ma żadnej godziny, w\u00a0której są zapisy.',
  window_opens_after_event: ({ last }) =>
    `Zapisy otwierają się po wydarzeniu, które kończy się ${dayText(last)}.`,
  window_closes_after_event: ({ last }) =>
    `Zapisy kończą się po wydarzeniu, które kończy się ${dayText(last)}.`,
  window_before_season: ({ opens }) =>
    `Ten czas mija, zanim zaczną się zapisy na wydarzenie (${dayText(opens)}).`,
  window_after_season: ({ closes }) =>
    `Ten czas zaczyna się po końcu zapisów na wydarzenie (${dayText(closes)}).`,
  window_gives_nothing: 'To pierwszeństwo nic nie daje: w\u00a0tym czasie zapisać się mogą wszyscy.',

  answers_missing: 'Dodaj odpowiedzi do wyboru.',
  answers_unwanted: 'To pytanie nie ma odpowiedzi do wyboru.',
  bounds_unwanted: 'Odpowiedź tego rodzaju nie ma najmniejszej ani największej wartości.',
  bound_not_day: 'Podaj dzień.',
  bound_not_number: 'Podaj liczbę.',
  bounds_reversed: 'To mniej niż najmniejsza wartość.',
  pattern_unwanted: 'Wzór zapisu ma tylko pytanie typu „text”.',
  pattern_slow:
    'Tego wzoru nie sprawdzimy szybko. Użyj znaków, zbiorów, np. [A-Z], i\u00a0powtórzeń z\u00a0granicą, np. {2,5}; bez nawiasów okrągłych.',
  files_unwanted: 'To pytanie nie przyjmuje plików.',
  default_forbidden: 'Takiej odpowiedzi nie można podpowiedzieć.',
  default_wrong: 'To nie jest odpowiedź na to pytanie.',
  office_answer_required: 'O\u00a0to nie pytamy przy zapisie, więc odpowiedź nie może być wymagana.',
  office_code: 'Kod podaje osoba, która się zapisuje.',
  office_pesel: 'Numer PESEL podaje osoba, która się zapisuje.',
  office_file: 'Plik dodaje osoba, która się zapisuje.',

  number_field_unknown: ({ field }) => `Wzór numeru ma nieznane pole: {${field}}.`,
  number_needs: ({ parts }) => `Numer zależy od ${PARTS[parts]}, a\u00a0wydarzenie ich nie ma.`,
  numbers_repeat: 'Te same numery powtórzą się: wzór nie mówi, czyj to numer.',

  headcount_counts_nothing: 'Nie ma czego liczyć: dodaj udział z\u00a0liczbą miejsc dla całego zgłoszenia.',
  headcount_knows_no_people:
    'Wydarzenie liczy tylko miejsca i\u00a0nie zna osób, więc to nigdy nie zadziała.',
  headcount_part_of_people: 'W\u00a0wydarzeniu, które liczy głowy, nie ma osób: użyj fixed z\u00a0each.',
}

const PARTS = { group: 'grup', type: 'rodzajów udziału' }
