import { expect, test } from 'vitest'
import { boundsOf, plainWidthOf, widthsOf } from './picture.ts'

test.each([
  [1, [1]],
  [359, [359]],
  [360, [360]],
  [361, [360, 361]],
  [1_080, [360, 720, 1_080]],
  [1_599, [360, 720, 1_080, 1_599]],
  [1_600, [360, 720, 1_080, 1_600]],
  [4_000, [360, 720, 1_080, 1_600]],
])('a picture of a page, %i pixels wide, is kept in %j', (width, widths) => {
  expect(widthsOf('page', width)).toEqual(widths)
})

test('a logo is small, and never enlarged', () => {
  expect(boundsOf('logo')).toEqual({ width: 480, height: 480 })
  expect(widthsOf('logo', 2_000)).toEqual([120, 240, 480])
  expect(widthsOf('logo', 90)).toEqual([90])
  expect([plainWidthOf('logo', 90), plainWidthOf('logo', 480), plainWidthOf('page', 1_600)]).toEqual([
    90, 240, 1_080,
  ])
})
