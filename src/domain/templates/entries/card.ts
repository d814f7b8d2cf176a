import type { TemplateCard } from '../kit/template.ts'

export const entriesCard: TemplateCard = {
  name: 'entries',
  title: 'Wejścia na godziny',
  line: 'Limit osób na każdy kwadrans',
  suits:
    'Dla muzeum, wieży, kopalni albo wystawy, gdzie wchodzi się o wybranej godzinie, bez podawania nazwisk.',
  cover: 'town',
  questions: {
    title: 'Młyn nad Strugą: zwiedzanie',
    days: { hint: 'Druga data może zostać pusta.' },
    place: { label: 'Gdzie?', example: 'Młyn nad Strugą, Lipowa 3' },
    prices: {
      label: 'Ile kosztuje wejście?',
      adult: { label: 'normalne', usual: 2400 },
      child: { label: 'ulgowe', usual: 1600 },
    },
    limit: { label: 'Ile osób wchodzi na jedną godzinę?', unit: 'osób', usual: 30 },
    own: [
      {
        id: 'hours',
        label: 'W jakie dni i godziny wpuszczacie?',
        hint: 'Dni, pierwsze i ostatnie wejście, co ile minut.',
        example: 'wtorek–niedziela, 9:00–15:30, co 30 minut',
        kind: 'text',
      },
      {
        id: 'schools',
        label: 'Czy przyjmujecie grupy szkolne?',
        example: 'z przewodnikiem',
        kind: 'choice',
        options: [
          { id: 'guided', label: 'z przewodnikiem' },
          { id: 'alone', label: 'bez przewodnika' },
          { id: 'no', label: 'nie' },
        ],
      },
    ],
  },
  adds: 'bilety rodzinne i bezpłatne, ceny dla szkół z opiekunami, przewodników, lekcje i audioprzewodniki z limitem na godzinę, zniżki dla grup, faktury z odbiorcą, zmiany godziny i zwroty, regulamin i zgody',
}
