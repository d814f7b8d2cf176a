import type { TemplateAnswers } from '../kit/template.ts'

/** A concert on 5 December 2026, 50 zł and 20 zł, 300 seats. */
export const ALL: TemplateAnswers = {
  title: 'Koncert Światło w oknie',
  start: '2026-12-05',
  end: null,
  place: 'Sala Pod Lipą, Borów',
  adult: 5000,
  child: 2000,
  limit: 300,
  own: { cause: 'remont domu po pożarze', goal: '20000' },
}

/** A collection alone, through Advent. */
export const ALONE: TemplateAnswers = {
  ...ALL,
  title: 'Światło w oknie',
  start: '2026-11-29',
  end: '2026-12-24',
  place: '',
}
