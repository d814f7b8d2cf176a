import type { TemplateCard } from '../kit/template.ts'

export const runCard: TemplateCard = {
  name: 'run',
  title: 'Bieg',
  line: 'Dystanse, numery startowe, pakiety',
  suits: 'Dla biegu, marszu albo rajdu z numerami, pomiarem czasu i klasyfikacją.',
  cover: 'bridge',
  questions: {
    title: 'Bieg Trzech Lip',
    days: {},
    place: { label: 'Gdzie jest start i meta?', example: 'Borów, stadion miejski' },
    prices: {
      label: 'Ile kosztuje start?',
      hint: 'Dziecko to tutaj osoba w wieku 4–12 lat, na biegu dzieci.',
      adult: { label: 'od 13 lat', usual: 10000 },
      child: { label: 'dziecko', usual: 2000 },
    },
    limit: { label: 'Ile osób wystartuje?', unit: 'osób', usual: null },
    own: [
      {
        id: 'distances',
        label: 'Jakie są dystanse?',
        hint: 'Nazwa, godzina startu, limit, po jednym w wierszu.',
        example: '10 km, 11:00, 300\n5 km, 10:00, 150\nbieg dzieci 1 km, 9:30, 50',
        kind: 'lines',
      },
      {
        id: 'shirts',
        label: 'Do kiedy można zamówić koszulkę?',
        example: '7 maja 2026',
        kind: 'day',
      },
    ],
  },
  adds: 'ceny według dnia wpłaty i dystansu, start w dniu biegu z biura zawodów, zniżki dla rodzin, drużyn i seniorów, numery startowe, koszulki, grawer i makaron, listę startową za zgodą, terminy zwrotów i przekazania startu, regulamin i zgody',
}
