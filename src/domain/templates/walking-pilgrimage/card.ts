import type { TemplateCard } from '../kit/template.ts'

export const walkingPilgrimageCard: TemplateCard = {
  name: 'walking-pilgrimage',
  title: 'Piesza pielgrzymka',
  line: 'Grupy, etapy, bagaż, autokar powrotny',
  suits: 'Dla kilkudniowej drogi pieszo, w grupach z przewodnikami.',
  cover: 'fields',
  questions: {
    title: '12. Piesza Pielgrzymka Ziemi Lipowej',
    days: {},
    place: { label: 'Skąd wyruszacie?', example: 'Lipowa, plac przed kościołem' },
    prices: {
      label: 'Ile kosztuje udział?',
      hint: 'Dziecko to tutaj osoba do 15 lat.',
      adult: { label: 'osoba dorosła', usual: 26000 },
      child: { label: 'dziecko', usual: 12000 },
    },
    limit: { label: 'Ile osób się zmieści?', unit: 'osób', usual: null },
    own: [
      { id: 'target', label: 'Dokąd idziecie?', example: 'Jasna Góra, Częstochowa', kind: 'text' },
      {
        id: 'groups',
        label: 'Jakie idą grupy?',
        hint: 'Nazwy po przecinku. Limit podzielimy po równo.',
        example: 'Biała, Zielona, Złota',
        kind: 'text',
      },
    ],
  },
  adds: 'cała droga albo wybrane dni, zniżki dla rodzin, uczniów i służb, autokar powrotny, koszulki, pytania o nocleg, jedzenie i opiekunów, terminy wpłat i zwrotów, regulamin i zgody',
}
