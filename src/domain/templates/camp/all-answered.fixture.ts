import type { TemplateAnswers } from '../kit/template.ts'

/** Two terms of ten days from 1 July 2026 with nights, 1180 zł, for 45 children of 7–14 years. */
export const ALL: TemplateAnswers = {
  title: 'Kolonie nad Jeziorem Długim',
  start: '2026-07-01',
  end: '2026-07-10',
  place: 'Ośrodek Pod Sosnami, Lipowa 8',
  adult: null,
  child: 118000,
  limit: 45,
  own: { ages: '7–14', kind: 'overnight', stays: '13–22 lipca 2026' },
}

/** One week of a day camp, 480 zł. */
export const DAY: TemplateAnswers = {
  ...ALL,
  title: 'Półkolonie pod Lipami',
  start: '2026-07-06',
  end: '2026-07-10',
  child: 48000,
  own: { ages: '6–12', kind: 'day' },
}
