import type { TemplateAnswers } from '../kit/template.ts'

/** Two days from 11 June 2026, 520 zł without tax and 120 zł with it, with three workshops at two hours. */
export const ALL: TemplateAnswers = {
  title: 'Konferencja „Miasto i woda”',
  start: '2026-06-11',
  end: '2026-06-12',
  place: 'Stara Przędzalnia, ul. Lipowa 12, Borów',
  adult: 52000,
  child: 12000,
  limit: 150,
  own: { workshops: 'Mapy miasta, 14:00, 20\nRetencja, 14:00, 1\nOgrody deszczowe, 15:30', vat: 'rate-23' },
}
