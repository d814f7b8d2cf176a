import type { TemplateAnswers } from '../kit/template.ts'
import { USUAL_ROOMS } from './rooms.ts'

/** Two terms of a week from 6 July 2026, 780 zł and 470 zł, in rooms of four, two and one. */
export const ALL: TemplateAnswers = {
  title: 'Rekolekcje rodzin w Lipowej',
  start: '2026-07-06',
  end: '2026-07-12',
  place: 'Dom nad Jeziorem, Lipowa 5',
  adult: 78000,
  child: 47000,
  limit: 60,
  own: { rooms: USUAL_ROOMS, stays: '13–19 lipca 2026' },
}
