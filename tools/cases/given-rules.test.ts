import { describe, expect, test } from 'vitest'
import { freeByGiven } from './given.ts'
import { definition, file, sample } from './sample.fixture.ts'

describe('what is given', () => {
  const freeOf = (given: Record<string, unknown>, vocabulary = {}) =>
    freeByGiven(file(vocabulary), definition, sample({ given }))

  test('is places taken or left of a pool, by its name or by a rule', () => {
    expect(freeOf({ d1_taken: 4, 'Dzień 2_left': 3 })).toEqual({ d1: 6, d2: 3 })
    expect(freeOf({ taken: { d1: 1 }, left: { d3: 2 } })).toEqual({ d1: 9, d3: 2 })
    expect(freeOf({ first: 4 }, { given: { first: { takenOf: ['d1', 'd2'] } } })).toEqual({ d1: 6, d2: 6 })
    expect(freeOf({ last: 4 }, { given: { last: { leftOf: ['d3'] } } })).toEqual({ d3: 4 })
    expect(freeOf({ how: 'full' }, { given: { how: { sentences: { full: { d1: 0 } } } } })).toEqual({ d1: 0 })
    expect(freeOf({ story: 'long ago' }, { given: { story: { nothing: true } } })).toEqual({})
  })

  test('or is not understood', () => {
    expect(() => freeOf({ weather: 'rain' })).toThrow("the case file does not say what given 'weather' means")
    expect(() => freeOf({ boat_taken: 3 })).toThrow("no pool is called 'boat'")
    expect(() => freeOf({ d1_taken: 'many' })).toThrow("given 'd1_taken' is not a number of places")
  })
})
