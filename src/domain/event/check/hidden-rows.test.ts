import { describe, expect, test } from 'vitest'
import { problemsOf } from '#test/support/definition-problems.ts'
import { item } from './check.fixture.ts'

const withItem = (part: Record<string, unknown>, rest: Record<string, unknown> = {}) =>
  problemsOf({ items: [item(part)], ...rest })

describe('rows hidden by an earlier one', () => {
  const age = (atLeast: number | undefined, atMost: number | undefined, ...others: unknown[]) => {
    const range = {
      fact: 'age',
      ...(atLeast === undefined ? {} : { atLeast }),
      ...(atMost === undefined ? {} : { atMost }),
    }
    return { when: others.length === 0 ? range : { all: [range, ...others] }, amount: 1 }
  }
  const rows = (...price: unknown[]) =>
    withItem({ price }).map((problem) => problem.replace('items.0.price.', ''))

  test('ages that overlap', () => {
    expect(rows(age(0, 6), age(4, 10))).toEqual(['1: Przedziały wieku 0–6 i 4–10 lat nakładają się.'])
    expect(rows(age(undefined, 6), age(4, undefined))).toEqual([
      '1: Przedziały wieku 0–6 i od 4 lat nakładają się.',
    ])
  })

  test('birth years that overlap', () => {
    const born = (atLeast: number, atMost: number) => ({
      when: { fact: 'birthYear', atLeast, atMost },
      amount: 1,
    })
    expect(rows(born(2005, 2013), born(2013, 2020))).toEqual([
      '1: Przedziały roczników 2005–2013 i 2013–2020 nakładają się.',
    ])
  })

  test('a staircase of upper bounds is usual', () => {
    expect(rows(age(undefined, 6), age(undefined, 15), { amount: 2 })).toEqual([])
    expect(rows(age(0, 6), age(7, 15), { amount: 2 })).toEqual([])
  })

  test('a descending staircase hides its lower step', () => {
    expect(rows(age(undefined, 15), age(undefined, 6))).toEqual([
      '1: Przedziały wieku 0–15 i 0–6 lat nakładają się.',
    ])
  })

  test('the same ages under different conditions do not hide each other, under the same they do', () => {
    const student = { fact: 'channel', is: 'online' }
    expect(rows(age(16, 26, student), age(7, 18))).toEqual([])
    expect(rows(age(16, 26, student), age(7, 18, student))).toHaveLength(1)
    expect(rows(age(16, 26), age(7, 18, student))).toHaveLength(1)
  })

  test('nothing comes after a row for everyone', () => {
    expect(rows({ amount: 1 }, age(0, 6))).toEqual([
      '1: Ten wiersz nigdy nie zadziała: wcześniejszy obejmuje wszystkich.',
    ])
  })
})
