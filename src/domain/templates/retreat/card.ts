import type { TemplateCard } from '../kit/template.ts'

export const retreatCard: TemplateCard = {
  name: 'retreat',
  title: 'Rekolekcje',
  line: 'Turnusy, pokoje, zaliczka i raty',
  suits: 'Dla pobytu w domu z pokojami i posiłkami, z rodziną albo w pojedynkę.',
  cover: 'lake',
  questions: {
    title: 'Rekolekcje rodzin w Lipowej',
    days: {},
    place: { label: 'Gdzie?', example: 'Dom nad Jeziorem, Lipowa 5' },
    prices: {
      label: 'Ile kosztuje udział?',
      hint: 'W pokoju 4-osobowym, z posiłkami. Dziecko to tutaj osoba w wieku 4–10 lat.',
      adult: { label: 'osoba dorosła', usual: 78000 },
      child: { label: 'dziecko', usual: 47000 },
    },
    limit: { label: 'Ile osób się zmieści?', unit: 'osób', usual: null },
    own: [
      {
        id: 'rooms',
        label: 'Jakie są pokoje?',
        hint: 'Rodzaj i liczba, po jednym w wierszu.',
        example: 'pokój 4-osobowy × 8\npokój 2-osobowy z łazienką × 12\npokój 1-osobowy × 4',
        kind: 'lines',
      },
      {
        id: 'stays',
        label: 'Czy będą kolejne turnusy?',
        hint: 'Każdy w osobnym wierszu.',
        example: '13–19 lipca 2026',
        kind: 'lines',
      },
    ],
  },
  adds: 'ceny według pokoju i wieku, łóżka z limitem, zaliczka i raty, zniżki dla rodzin i miejsca ze wsparciem, zajęcia dla dzieci, pytania o jedzenie i zdrowie, terminy zwrotów, regulamin i zgody',
}
