import { expect, test } from 'vitest'
import { problemsOf } from '#test/support/definition-problems.ts'
import { item, POOL } from '../check/check.fixture.ts'

test('values in another notation are shown in the notation used here', () => {
  const fee = (part: Record<string, unknown>) => problemsOf({ items: [item(part)] })
  const off = (effect: unknown) =>
    problemsOf({ items: [item()], adjustments: [{ id: 'a', name: 'A', items: ['fee'], effect }] })
  expect(fee({ price: 120.5 })).toEqual([
    'items.0.price: Tu potrzeba: liczba całkowita albo lista albo obiekt. Kwoty podaje się w groszach: 120,50 zł to 12050.',
  ])
  expect(off({ kind: 'percent-off', percent: '10%' })).toEqual([
    'adjustments.0.effect.percent: Tu potrzeba: liczba. Procent wpisuje się samą liczbą: 10.',
  ])
  expect(problemsOf({ pools: [{ ...POOL, capacity: '80' }] })).toEqual([
    'pools.0.capacity: Tu potrzeba: liczba. Bez cudzysłowu: 80.',
  ])
  const due = { on: '2026-07-01' }
  expect(
    problemsOf({ plans: [{ id: 'p', name: 'P', parts: [{ name: 'R', amount: 'reszta', due }] }] }),
  ).toEqual(['plans.0.parts.0.amount: Tu potrzeba: obiekt albo „equal” albo „rest”.'])
  const asks = (fact: string) => fee({ price: [{ when: { fact, is: true }, amount: 1 }] })
  expect(asks('isregistrant')).toEqual([
    'items.0.price.0.when: Nie ma takiego faktu: isregistrant. Czy chodzi o isRegistrant?',
  ])
  expect(asks('chosen.fe')).toEqual([
    'items.0.price.0.when: Nie ma takiego faktu: chosen.fe. Czy chodzi o chosen.fee?',
  ])
  expect(asks('chosens.fee')).toEqual([
    'items.0.price.0.when: Nie ma takiego faktu: chosens.fee. Czy chodzi o chosen.fee?',
  ])
  expect(asks('weather')).toEqual(['items.0.price.0.when: Nie ma takiego faktu: weather.'])
})
