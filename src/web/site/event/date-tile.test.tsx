import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DateTile } from './date-tile.tsx'

/** What the tile shows, line by line; the line for screen readers comes first. */
const linesOf = (start: string, end: string | null) =>
  renderToStaticMarkup(<DateTile start={start} end={end} />)
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')
    .split('\n')
    .filter((line) => line !== '')

test.each([
  ['2027-02-02', '2027-03-27', ['2 lutego–27 marca 2027', '2027', '2 lut –', '27 mar', 'wtorek–sobota']],
  [
    '2026-12-28',
    '2027-01-03',
    ['28 grudnia 2026–3 stycznia 2027', '2026–2027', '28 gru –', '3 sty', 'poniedziałek–niedziela'],
  ],
])('from %s to %s each end has its own month', (start, end, lines) => {
  expect(linesOf(start, end)).toEqual(lines)
})

test('days of one month share it', () => {
  expect(linesOf('2026-08-05', '2026-08-14')).toEqual([
    '5–14 sierpnia 2026',
    'sierpień',
    '5–14',
    '2026',
    'środa–piątek',
  ])
})
