import { expect, test } from 'vitest'
import { warningsIn } from '#test/support/definition-problems.ts'
import { item } from '../check/check.fixture.ts'

test('numbers that decide nothing', () => {
  const options = ['a', 'b'].map((id) => ({ id, name: id }))
  expect(warningsIn({ items: [item({ choose: 'any', max: 3, options })] })).toEqual([
    'items.0.max: Tylu nie można wybrać: liczba opcji to 2.',
  ])
  expect(warningsIn({ items: [item({ max: 3 })] })).toEqual([
    'items.0.max: To niczego nie zmienia: tu każdy ma najwyżej jedną sztukę.',
  ])
  const heads = { attendance: 'headcount', ask: { birthDate: 'no', sex: 'no' } }
  const pupil = item({ per: 'registration', choose: 'quantity', max: 10 })
  expect(warningsIn({ ...heads, items: [pupil], peoplePerRegistration: { min: 11, max: 20 } })).toEqual([
    'peoplePerRegistration: Nikt się nie zapisze: trzeba co najmniej 11 osób, a wybrać można najwyżej 10.',
  ])
})
