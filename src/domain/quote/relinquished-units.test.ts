import { describe, expect, test } from 'vitest'
import { compiled, item } from './quote.fixture.ts'
import { relinquishedUnits } from './relinquished-units.ts'

const options = ['i', 'ii', 'iii'].map((id) => ({ id, name: `Turnus ${id}` }))
const event = compiled({
  items: [
    item({ price: 100 }),
    item({ id: 'term', choose: 'any', options, price: 50000 }),
    item({ id: 'mug', choose: 'quantity', max: 9, price: 2000 }),
  ],
})

type Line = [item: string, option: string | null, quantity?: number, person?: string]
const lines = (all: readonly Line[]) =>
  all.map(([of, option, quantity = 1, person = 'a']) => ({ person, item: of, option, quantity }))
const given = (before: readonly Line[], after: readonly Line[]) =>
  relinquishedUnits(event, lines(before), lines(after))

describe('units given up by a person who stays', () => {
  test('one of several terms, all of them, or nothing', () => {
    const both: Line[] = [
      ['term', 'i'],
      ['term', 'ii'],
    ]
    expect(given(both, [['term', 'i']])).toEqual([0, 1])
    expect(given(both, [])).toEqual([1, 1])
    expect(given(both, both)).toEqual([0, 0])
  })

  test('an exchange is not giving up; for two against one the first is', () => {
    const both: Line[] = [
      ['term', 'i'],
      ['term', 'ii'],
    ]
    expect(
      given(both, [
        ['term', 'i'],
        ['term', 'iii'],
      ]),
    ).toEqual([0, 0])
    expect(given(both, [['term', 'iii']])).toEqual([1, 0])
  })

  test('pieces, also of a line that was split', () => {
    expect(given([['mug', null, 5]], [['mug', null, 2]])).toEqual([3])
    expect(
      given(
        [
          ['mug', null, 2],
          ['mug', null, 3],
        ],
        [['mug', null, 3]],
      ),
    ).toEqual([0, 2])
    expect(given([['mug', null, 2]], [['mug', null, 4]])).toEqual([0])
  })

  test('each person separately; an item that everyone has is not a choice', () => {
    expect(
      given(
        [
          ['term', 'i', 1, 'a'],
          ['term', 'i', 1, 'b'],
        ],
        [['term', 'i', 1, 'b']],
      ),
    ).toEqual([1, 0])
    expect(given([['fee', null]], [])).toEqual([0])
  })
})
