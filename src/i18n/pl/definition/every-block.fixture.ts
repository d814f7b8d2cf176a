import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'

/** A page with every setting that a block may have. */
export const everyBlock: NonNullable<NonNullable<EventDefinitionInput['page']>['blocks']> = [
  { id: 'text', kind: 'text', heading: 'O nas', html: '<p>Płyniemy <strong>razem</strong>.</p>' },
  { id: 'included', kind: 'included', hidden: true },
  { id: 'prices', kind: 'prices', show: 'participation', reasons: false },
  { id: 'groups', kind: 'groups', leaders: false, places: false },
  { id: 'programme', kind: 'programme', distances: false },
  { id: 'donation', kind: 'donation', note: 'Na kapoki.' },
  { id: 'gallery', kind: 'gallery', pictures: [] },
  {
    id: 'files',
    kind: 'files',
    files: [
      { id: 'map', title: 'Mapa', note: 'skala 1:50 000', file: '0198c0de-0000-7000-8000-000000000001' },
    ],
  },
  { id: 'map', kind: 'map', address: 'Przystań 1', opens: 'map' },
  { id: 'people', kind: 'people', people: [{ id: 'ewa', name: 'Ewa Sowa', role: 'sternik' }] },
  { id: 'joined', kind: 'joined', consent: 'shown', beside: 'town', town: 'town' },
  { id: 'film', kind: 'film', title: 'Rejs w minutę', link: 'https://film.example/rejs' },
  {
    id: 'partners',
    kind: 'partners',
    partners: [{ id: 'bank', name: 'Bank', link: 'https://bank.example' }],
  },
]
