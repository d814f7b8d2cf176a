import { expect, test } from 'vitest'
import { startsOf } from './starts.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const days = { start: day('2026-08-20'), end: day('2026-08-23') }
const joining = (line: string) => startsOf('Lipowa', line, days)[1]

test.each([
  ['Wierzbno, drugi dzień', 'Wierzbno', 2],
  ['Borów, rynek, trzeci dzień', 'Borów, rynek', 3],
  ['Borów, 3. dzień', 'Borów', 3],
  ['Borów, dzień 3', 'Borów', 3],
  ['Borów, 22 sierpnia', 'Borów', 3],
  ['Borów, ostatni dzień', 'Borów', 4],
  ['Borów, dziesiąty dzień', 'Borów', 4],
  ['Borów, 1 sierpnia 2026', 'Borów', 2],
  ['Borów, rano', 'Borów', 2],
  ['Borów', 'Borów', 2],
])('%s', (line, name, nth) => {
  expect(joining(line)).toMatchObject({ name, nth, isLast: nth === 4 })
})

test('where nobody joins there is nothing to choose, also where only the first place is named again', () => {
  expect(startsOf('Lipowa', '', days)).toEqual([])
  expect(startsOf('Lipowa', 'lipowa, drugi dzień', days)).toEqual([])
})

test('each place is there once, with an id of its own', () => {
  const starts = startsOf('', 'Wierzbno, drugi dzień\nWierzbno, trzeci dzień\nBorów', {
    start: null,
    end: null,
  })
  expect(starts.map(({ id, nth }) => `${id} ${nth}`)).toEqual(['poczatek-drogi 1', 'wierzbno 3', 'borow 2'])
})
