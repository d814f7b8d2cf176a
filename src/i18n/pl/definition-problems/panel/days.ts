import type { DayProblems } from '#domain/event/problems/days.ts'
import { tie } from '../../../text/typography.ts'
import { dayText } from '../../spans.ts'
import type { SentencesOf } from '../shared/sentences.ts'

export const daySentences: SentencesOf<DayProblems> = {
  event_ends_before_start: tie('Wydarzenie kończy się, zanim się zacznie.'),
  event_without_start: tie('Wydarzenie ma ostatni dzień, a nie ma pierwszego.'),
  part_ends_before_start: ({ name }) => tie(`„${name}” kończy się, zanim się zacznie.`),
  term_far_from_event: ({ start, end }) =>
    tie(`To daleko od wydarzenia, które trwa od ${dayText(start)} do ${dayText(end)}.`),
  age_day_far: ({ day }) => tie(`Wiek liczy się na dzień daleko od wydarzenia: ${dayText(day)}.`),
  terms_without_days: tie(
    'Turnusy nie mają własnych dni, więc każdy przeczyta dni całego wydarzenia: w wiadomości, na bilecie, w kalendarzu.',
  ),

  entry_with_seconds: tie('Godzina wejścia jest co do minuty, bez sekund.'),
  entry_twice: tie('Ta godzina wejścia już jest.'),
  entry_days_missing: tie('Te godziny nie mówią, w które dni obowiązują.'),
  entry_hours_none: tie('Z tych ustawień nie wynika żadna godzina wejścia.'),
  entry_other_hours_none: tie('Z tych godzin nie wynika żadna godzina wejścia.'),
  entry_break_empty: tie('Przerwa kończy się, zanim się zacznie, więc jej nie ma.'),
  entry_closed_anyway: tie('Tego dnia i tak nie ma wejść.'),
}
