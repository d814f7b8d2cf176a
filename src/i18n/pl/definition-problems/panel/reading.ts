import type { ReadingProblems } from '#domain/event/problems/reading.ts'
import { tie } from '../../../text/typography.ts'
import type { SentencesOf } from '../shared/sentences.ts'

const OTHER_KIND = tie('Tu potrzeba czegoś innego. Wpisz to jeszcze raz.')
const NOT_FROM_HERE = tie('Tego nie da się tu zapisać. Cofnij ostatnią zmianę.')
const MISSING = tie('Czegoś tu brakuje. Uzupełnij.')

export const readingSentences: SentencesOf<ReadingProblems> = {
  document_too_deep: () => tie('Warunki mają za dużo warunków w środku. Uprość je.'),
  document_too_large: tie('Wydarzenie jest za duże. Skróć najdłuższe teksty i listy.'),
  document_circular: NOT_FROM_HERE,
  file_unreadable: ({ looks }) => tie(`Tego pliku nie można odczytać.${LOOKS[looks]}`),
  section_field_foreign: () => NOT_FROM_HERE,
  value_missing: MISSING,
  value_missing_among: () => MISSING,
  value_not_allowed: () => tie('Takiego wyboru tu nie ma. Wybierz jeszcze raz.'),
  value_of_other_kind: () => OTHER_KIND,
  value_wrong: () => OTHER_KIND,
  fields_unknown: () => NOT_FROM_HERE,
  fields_at_once: () => tie('To wyklucza się nawzajem. Zostaw jedno z nich.'),
  field_needed: () => MISSING,
  too_small: ({ of, least }) => {
    if (of === 'string') return least === 1 ? MISSING : tie(`Wpisz co najmniej ${least} znaków.`)
    return of === 'array' ? MISSING : tie('Ta liczba jest za mała.')
  },
  too_large: ({ of, most }) => {
    if (of === 'string') return tie(`Najwięcej znaków: ${most}. Skróć ten tekst.`)
    return of === 'array' ? tie(`Najwięcej może ich być ${most}.`) : tie('Ta liczba jest za duża.')
  },
  day_malformed: tie('Takiego dnia nie ma. Podaj dzień, miesiąc i rok.'),
  time_malformed: tie('Takiej godziny nie ma. Podaj na przykład 9:30.'),
  moment_malformed: tie('Takiego dnia i godziny nie ma. Podaj je jeszcze raz.'),
  id_malformed: NOT_FROM_HERE,
  colour_malformed: tie('Takiego koloru nie ma. Wybierz inny.'),
  number_pattern_without_count: tie('We wzorze brakuje kolejnej liczby, więc wszyscy mieliby ten sam numer.'),
  comparison_without_value: tie('Warunek nie mówi, jaka ma być odpowiedź. Uzupełnij go.'),
}

/** The usual cases are an empty file and a page saved instead of a file. */
const LOOKS = {
  empty: ' Jest pusty.',
  'web-page': ' Wygląda na stronę internetową.',
  other: ' Nie jest zapisem wydarzenia.',
}
