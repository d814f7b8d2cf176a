import { expect, test } from 'vitest'
import { definitionSchema } from '#domain/event/definition.ts'
import { everything } from './definition/everything.fixture.ts'
import { EVERYTHING_SAID } from './definition/everything-said.fixture.ts'
import type { SaidSection } from './definition/said.ts'
import { definitionWords } from './definition-words.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

/** As one would read it aloud; notes of a row are moved in. */
const linesOf = ({ title, parts }: SaidSection) =>
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
  'everything that can be said: %s',
  (id, section) => expect(linesOf(section)).toEqual(EVERYTHING_SAID[id]),
)

test('each section is said, in this order', () => {
  expect(definitionWords(everything).map(({ id }) => id)).toEqual(Object.keys(EVERYTHING_SAID))
})

test('of a plain event the little that there is', () => {
  const plainEvent = definitionSchema.parse({
    schemaVersion: 2,
    title: 'Wieczór',
    kind: 'other',
    dates: { start: null, end: null },
    waitingList: null,
    attendance: 'headcount',
  })
  const said = definitionWords(plainEvent)
  expect(said.map(({ id }) => id)).toEqual(['wydarzenie', 'zapisy', 'kto', 'platnosc', 'rezygnacja'])
  expect(said.slice(1, 2).flatMap(linesOf)).toEqual([
    '# Zapisy',
    'Zapisy | zawsze otwarte',
    'Kogo zapisujemy | same liczby, z jednym kontaktem',
    'Osób w zgłoszeniu | od 1 do 50',
    'Lista rezerwowa | nie ma',
  ])
})
