import type { TemplateAnswers } from '../kit/template.ts'

/** Four days from Thursday 20 August 2026, 220 zł and 120 zł; others join on each later day. */
export const ALL: TemplateAnswers = {
  title: '8. Rowerowa Pielgrzymka Ziemi Lipowej',
  start: '2026-08-20',
  end: '2026-08-23',
  place: 'Lipowa, plac przed kościołem',
  adult: 22000,
  child: 12000,
  limit: 120,
  own: {
    target: 'Jasna Góra, Częstochowa',
    starts: 'Wierzbno, drugi dzień\nBorów, trzeci dzień\nMstów, ostatni dzień',
  },
}
