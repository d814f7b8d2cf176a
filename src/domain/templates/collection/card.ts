import type { TemplateCard } from '../kit/template.ts'

export const collectionCard: TemplateCard = {
  name: 'collection',
  title: 'Zbiórka',
  line: 'Cel, darowizny, podziękowania',
  suits: 'Dla zbiórki na dobry cel przez internet, z koncertem i cegiełkami albo bez nich.',
  cover: 'linden',
  questions: {
    title: 'Koncert Światło w oknie',
    days: { hint: 'Koncert: jeden dzień. Zbiórka: pierwszy i ostatni dzień.' },
    place: {
      label: 'Gdzie?',
      example: 'Sala Pod Lipą, Borów',
      hint: 'Zbieracie tylko przez internet? Zostaw puste.',
    },
    prices: {
      label: 'Ile kosztuje cegiełka?',
      adult: { label: 'normalna', usual: 5000 },
      child: { label: 'ulgowa', usual: 2000 },
    },
    limit: { label: 'Ile osób się zmieści?', unit: 'osób', usual: null },
    own: [
      { id: 'cause', label: 'Na co zbieracie?', example: 'remont domu po pożarze', kind: 'text' },
      { id: 'goal', label: 'Ile chcecie zebrać?', example: '20000', kind: 'amount' },
    ],
  },
  adds: 'cegiełki normalne, ulgowe, rodzinne i wspierające, miejsca dla gości, darowizny z listą darczyńców za zgodą i potwierdzeniem, faktury za bilety, zwroty, regulamin i zgody',
}
