import type { DayProblems } from '#domain/event/problems/days.ts'
import { dayText } from '../../spans.ts'
import type { SentencesOf } from '../shared/sentences.ts'

export const daySentences: SentencesOf<DayProblems> = {
  event_ends_before_start: 'Wydarzenie kończy się, zanim się zacznie.',
  event_without_start: 'Wydarzenie ma ostatni dzień, a\u00a0nie ma pierwszego.',
  part_ends_before_start: ({ name }) => `„${name}” kończy się, zanim się zacznie.`,
  term_far_from_event: ({ start, end }) =>
    `To daleko od wydarzenia, które trwa od ${dayText(start)} do ${dayText(end)}.`,
  age_day_far: ({ day }) => `Wiek liczy się na dzień daleko od wydarzenia: ${dayText(day)}.`,
  terms_without_days:
    'Turnusy nie mają własnych dni (dates), więc każdy przeczyta dni całego wydarzenia: w\u00a0wiadomości, na bilecie, w\u00a0kalendarzu.',

  entry_with_seconds: 'Godzina wejścia jest co do minuty, bez sekund.',
  entry_twice: 'Ta godzina wejścia już jest.',
  entry_days_missing: 'Te godziny nie mówią, w\u00a0które dni obowiązują.',
  entry_hours_none: 'Z\u00a0tego wzoru nie wynika żadna godzina wejścia.',
  entry_other_hours_none: 'Z\u00a0tych godzin nie wynika żadna godzina wejścia.',
  entry_break_empty: 'Przerwa kończy się, zanim się zacznie, więc jej nie ma.',
  entry_closed_anyway: 'Tego dnia i\u00a0tak nie ma wejść.',
}
