import type { TemplateAnswers } from '../kit/template.ts'

export const DISTANCES = '10 km, 11:00, 300\n5 km, 10:00, 150\nbieg dzieci 1 km, 9:30, 50'

/** 6 June 2026, 100 zł and 20 zł, on three distances. */
export const ALL: TemplateAnswers = {
  title: 'Bieg Trzech Lip',
  start: '2026-06-06',
  end: null,
  place: 'Borów, stadion miejski',
  adult: 10000,
  child: 2000,
  limit: 500,
  own: { distances: DISTANCES, shirts: '2026-05-07' },
}
