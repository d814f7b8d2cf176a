import type { TemplateCard } from '../kit/template.ts'

export const cyclingPilgrimageCard: TemplateCard = {
  name: 'cycling-pilgrimage',
  title: 'Pielgrzymka rowerowa',
  line: 'Miejsca startu, przewóz rowerów, noclegi',
  suits: 'Dla drogi na rowerach, z jednym albo kilkoma miejscami startu.',
  cover: 'river',
  questions: {
    title: '8. Rowerowa Pielgrzymka Ziemi Lipowej',
    days: {},
    place: { label: 'Skąd wyruszacie?', example: 'Lipowa, plac przed kościołem' },
    prices: {
      label: 'Ile kosztuje udział?',
      hint: 'Dziecko to tutaj osoba w wieku 10–15 lat.',
      adult: { label: 'od 16 lat', usual: 22000 },
      child: { label: 'dziecko', usual: 12000 },
    },
    limit: { label: 'Ile osób się zmieści?', unit: 'osób', usual: null },
    own: [
      { id: 'target', label: 'Dokąd jedziecie?', example: 'Jasna Góra, Częstochowa', kind: 'text' },
      {
        id: 'starts',
        label: 'Gdzie można dołączyć po drodze?',
        hint: 'Miejsce i dzień, po jednym w wierszu.',
        example: 'Wierzbno, drugi dzień',
        kind: 'lines',
      },
    ],
  },
  adds: 'ceny według miejsca startu i wieku, zniżki dla rodzin i służb, kolacje, powrót autokarem z rowerem, koszulki, pytania o rower, tempo i opiekunów, terminy wpłat i zwrotów, regulamin i zgody',
}
