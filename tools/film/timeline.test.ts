import { expect, test } from 'vitest'
import { cuesOf, picturesOf, shownAt, type Take } from './timeline.ts'

// Ten seconds: two as in life, four at double speed, two cut out, two as in life.
const PACES = [
  { at: 100, speed: 1 },
  { at: 102, speed: 2 },
  { at: 106, speed: Number.POSITIVE_INFINITY },
  { at: 108, speed: 1 },
]
const TAKE: Take = {
  paces: PACES,
  end: 110,
  frames: [
    { at: 99, file: 'a.png' },
    { at: 104, file: 'b.png' },
    { at: 106.5, file: 'never-seen.png' },
    { at: 107, file: 'c.png' },
    { at: 109, file: 'd.png' },
  ],
  captions: [
    { at: 100, text: 'Rodzina' },
    { at: 106, text: 'Gotowe' },
  ],
}

test.each([
  [99, 0],
  [100, 0],
  [101, 1],
  [104, 3],
  [106, 4],
  [107.9, 4],
  [109, 5],
  [110, 6],
])('second %d of the recording is second %d of the film', (at, shown) => {
  expect(shownAt(PACES, at)).toBe(shown)
})

test('a picture is shown until the next one; what was cut out is not', () => {
  expect(picturesOf(TAKE)).toEqual([
    { file: 'a.png', seconds: 3 },
    { file: 'b.png', seconds: 1 },
    { file: 'c.png', seconds: 1 },
    { file: 'd.png', seconds: 1 },
  ])
})

test('pictures that came out of order or too late make the scene no longer', () => {
  const frames = [...TAKE.frames].reverse().concat({ at: 111, file: 'late.png' })
  expect(picturesOf({ ...TAKE, frames })).toEqual(picturesOf(TAKE))
})

test('a caption stands until the next one, the last until the end', () => {
  expect(cuesOf(TAKE, 30)).toEqual([
    { from: 30, to: 34, text: 'Rodzina' },
    { from: 34, to: 36, text: 'Gotowe' },
  ])
})
