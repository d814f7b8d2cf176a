import type { TemplateAnswers } from '../kit/template.ts'

/** Ten days from Wednesday 5 August 2026, 260 zł and 120 zł, in three groups. */
export const ALL: TemplateAnswers = {
  title: '12. Piesza Pielgrzymka Ziemi Lipowej',
  start: '2026-08-05',
  end: '2026-08-14',
  place: 'Lipowa, plac przed kościołem',
  adult: 26000,
  child: 12000,
  limit: 400,
  own: { target: 'Jasna Góra, Częstochowa', groups: 'Biała, Zielona, Złota' },
}
