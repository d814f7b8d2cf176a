import { expect, test } from 'vitest'
import { definitionOf } from '#domain/event/definition/definition.fixture.ts'
import { adjustment } from '#domain/event/definition/definition-adjustments.ts'
import type { TextSection } from './definition-text.ts'
import { definitionWords } from './definition-words.ts'
import { everyAdjustment } from './every-adjustment.fixture.ts'
import { everything } from './everything.fixture.ts'
import { EVERYTHING_IN_WORDS } from './everything-in-words.fixture.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

/** As one would read it aloud; notes of a row are indented. */
const linesOf = ({ title, parts }: TextSection) =>
  [
    `# ${title}`,
    ...parts.flatMap((part) => [
      ...(part.title === null ? [] : [`## ${part.title}`]),
      ...part.notes,
      ...part.rows.flatMap(({ name, value, notes }) => [
        value === '' ? name : `${name} | ${value}`,
        ...notes.map((note) => `  ${note}`),
      ]),
      ...(part.table === null
        ? []
        : [
            [part.table.corner, ...part.table.columns].join(' | '),
            ...part.table.rows.map(({ name, cells }) => [name, ...cells].join(' | ')),
          ]),
    ]),
  ].map(plain)

test.each(definitionWords(everything).map((section) => [section.id, section] as const))(
  'the description of every field: %s',
  (id, section) => expect(linesOf(section)).toEqual(EVERYTHING_IN_WORDS[id]),
)

test('every kind of effect has an example', () => {
  const kinds = adjustment.shape.effect.options.map(({ shape }) => shape.kind.value)
  expect(new Set(everyAdjustment.map(({ effect }) => effect.kind))).toEqual(new Set(kinds))
})

test('every section appears, in this order', () => {
  expect(definitionWords(everything).map(({ id }) => id)).toEqual(Object.keys(EVERYTHING_IN_WORDS))
})

test('a plain event has only a short description', () => {
  const plainEvent = definitionOf({
    schemaVersion: 3,
    title: 'Wieczór',
    kind: 'other',
    dates: { start: null, end: null },
    waitingList: null,
    attendance: 'headcount',
  })
  const sections = definitionWords(plainEvent)
  expect(sections.map(({ id }) => id)).toEqual(['wydarzenie', 'zapisy', 'kto', 'platnosc', 'rezygnacja'])
  expect(sections.slice(1, 2).flatMap(linesOf)).toEqual([
    '# Zapisy',
    'Zapisy | zawsze otwarte',
    'Kogo zapisujemy | same liczby, z jednym kontaktem',
    'Osób w zgłoszeniu | od 1 do 50',
    'Lista rezerwowa | nie ma',
  ])
})

test('listed hours of entry are described by days, each with its places', () => {
  const hours = definitionOf({
    schemaVersion: 3,
    title: 'Wieczór',
    kind: 'entries',
    dates: { start: null, end: null },
    slots: {
      list: [
        { at: '2026-05-03T12:00:00', places: null },
        { at: '2026-05-02T16:30:00', places: 5 },
        { at: '2026-05-02T10:00:00', places: 20 },
      ],
    },
  })
  expect(
    definitionWords(hours)
      .filter(({ id }) => id === 'wejscia')
      .flatMap(linesOf),
  ).toEqual([
    '# Godziny wejść',
    '2 maja 2026 | 10:00 (20 miejsc); 16:30 (5 miejsc)',
    '3 maja 2026 | 12:00 (bez limitu, tylko liczymy)',
  ])
})
