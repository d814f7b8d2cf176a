import type { ReadingProblems, UnknownFields } from '#domain/event/problems/reading.ts'
import type { ValueHint } from '#domain/event/problems/values.ts'
import type { SentencesOf } from '../shared/sentences.ts'
import { meantHint } from './meant-hint.ts'

export const readingSentences: SentencesOf<ReadingProblems> = {
  document_too_deep: ({ most }) => `Zasady są zagnieżdżone zbyt głęboko: najwyżej ${most} poziomów.`,
  document_too_large: 'Wydarzenie jest za duże: najwyżej 256\u00a0kB.',
  document_circular: 'Tego opisu wydarzenia nie można zapisać jako JSON.',
  file_unreadable: ({ looks }) => `Tego pliku nie można odczytać: to nie jest JSON.${LOOKS[looks]}`,
  section_field_foreign: ({ field }) => `To pole nie należy do tej części: ${field}.`,
  value_missing: 'Brakuje wartości.',
  value_missing_among: ({ allowed }) => `Brakuje wartości. ${allowedText(allowed)}`,
  value_not_allowed: ({ allowed, meant }) => `${allowedText(allowed)}${meantHint(meant)}`,
  value_of_other_kind: ({ kinds, hint }) => `${kindsText(kinds)}${hintText(hint)}`,
  value_wrong: ({ note }) => note,
  fields_unknown: (fields) => unknownFields(fields).join(' '),
  fields_at_once: ({ fields }) => `Naraz może być tylko jedno z pól: ${fields.join(', ')}.`,
  field_needed: ({ wanted, ...fields }) =>
    [...unknownFields(fields), `Potrzebne jedno z pól: ${wanted.join(', ')}.`].join(' '),
  too_small: ({ of, least }) => `${LEAST[of] ?? 'Przynajmniej'} ${least}.`,
  too_large: ({ of, most }) => `${MOST[of] ?? 'Najwyżej'} ${most}.`,
  day_malformed: 'Niepoprawna data (zapis: 2026-08-16).',
  time_malformed: 'Niepoprawna godzina (zapis: 09:30).',
  moment_malformed: 'Niepoprawna data z godziną (zapis: 2026-08-16T09:00:00).',
  id_malformed: 'Identyfikator: małe litery, cyfry i myślnik, do 40 znaków.',
  colour_malformed: 'Kolor: # i sześć cyfr szesnastkowych, małymi literami.',
  number_pattern_without_count: 'Wzór numeru musi zawierać {n} albo {n:3}.',
  comparison_without_value: 'Porównanie nie mówi, jaka ma być wartość.',
}

/** The usual cases are an empty file and a page saved instead of a file. */
const LOOKS = { empty: ' Plik jest pusty.', 'web-page': ' Wygląda na stronę internetową.', other: '' }

const allowedText = (allowed: readonly string[]) => `Dozwolone wartości: ${allowed.join(', ')}.`

/** The kinds of value of the alternatives, each once; a literal word is in its quotes. */
function kindsText(kinds: readonly string[]): string {
  const names = [...new Set(kinds.map((kind) => TYPES[kind] ?? kind))]
  return names.length === 0
    ? 'Ten zapis nie pasuje do żadnego ze znanych kształtów.'
    : `Tu potrzeba: ${names.join(' albo ')}.`
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'tekst',
  number: 'liczba',
  int: 'liczba całkowita',
  boolean: 'tak albo nie',
  array: 'lista',
  object: 'obiekt',
  record: 'obiekt',
}

function hintText(hint: ValueHint | null): string {
  switch (hint?.kind) {
    case 'money':
      return ` Kwoty podaje się w\u00a0groszach: ${hint.written} to ${hint.grosze}.`
    case 'percent':
      return ` Procent wpisuje się samą liczbą: ${hint.written}.`
    case 'unquoted':
      return ` Bez cudzysłowu: ${hint.written}.`
    case undefined:
      return ''
  }
}

/** 'Nieznane pole: prise. Czy chodzi o price?' */
const unknownFields = ({ unknown, meant, misplaced }: UnknownFields): string[] => [
  ...(unknown.length === 0 ? [] : [`Nieznane pole: ${unknown.join(', ')}.${meantHint(meant)}`]),
  ...(misplaced.length === 0 ? [] : [`Razem z\u00a0pozostałymi nie może tu być: ${misplaced.join(', ')}.`]),
]

/** Specification §5: the generic messages. */
const LEAST: Readonly<Record<string, string>> = {
  string: 'Minimalna liczba znaków:',
  array: 'Najmniejsza liczba pozycji:',
  number: 'Przynajmniej',
}
const MOST: Readonly<Record<string, string>> = {
  string: 'Maksymalna liczba znaków:',
  array: 'Największa liczba pozycji:',
  number: 'Maksymalnie',
}
