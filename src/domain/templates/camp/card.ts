import type { TemplateCard } from '../kit/template.ts'

export const campCard: TemplateCard = {
  name: 'camp',
  title: 'Kolonie i półkolonie',
  line: 'Zgody rodziców, karta kwalifikacyjna',
  suits: 'Dla turnusów, na które rodzice zapisują dzieci.',
  cover: 'camp',
  questions: {
    title: 'Kolonie nad Jeziorem Długim',
    days: {},
    place: { label: 'Gdzie?', example: 'Ośrodek Pod Sosnami, Lipowa 8' },
    prices: {
      label: 'Ile kosztuje turnus jednego dziecka?',
      hint: 'Dorosłych tu nie zapisujemy.',
      adult: null,
      child: { label: 'dziecko', usual: 118000 },
    },
    limit: { label: 'Ile dzieci zmieści się na turnusie?', unit: 'dzieci', usual: 45 },
    own: [
      { id: 'ages', label: 'W jakim wieku są dzieci?', example: '7–14', kind: 'text' },
      {
        id: 'kind',
        label: 'Z noclegiem?',
        example: 'kolonie',
        kind: 'choice',
        options: [
          { id: 'overnight', label: 'kolonie' },
          { id: 'day', label: 'półkolonie' },
        ],
      },
      {
        id: 'stays',
        label: 'Czy będą kolejne turnusy?',
        hint: 'Każdy w osobnym wierszu.',
        example: '13–22 lipca 2026',
        kind: 'lines',
      },
    ],
  },
  adds: 'dane do karty kwalifikacyjnej, osoby do odbioru dziecka, grupy, zniżki dla rodzeństwa i miejsca ze wsparciem, autokar albo późny odbiór, koszulki, zaliczka i raty, fakturę dla pracodawcy, terminy zwrotów, regulamin i zgody',
}
