import type { TemplateAnswers } from '../kit/template.ts'

/** From 1 April to 31 October 2026, Tuesday to Sunday, 24 zł and 16 zł, 30 people each half an hour. */
export const ALL: TemplateAnswers = {
  title: 'Młyn nad Strugą: zwiedzanie',
  start: '2026-04-01',
  end: '2026-10-31',
  place: 'Młyn nad Strugą, Lipowa 3',
  adult: 2400,
  child: 1600,
  limit: 30,
  own: { hours: 'wtorek–niedziela, 9:00–15:30, co 30 minut', schools: 'guided' },
}
