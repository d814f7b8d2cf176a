import { describe, expect, test } from 'vitest'
import { warningsIn } from '#test/support/definition-problems.ts'
import { item } from '../check/check.fixture.ts'

const row = (fact: string, atLeast: number | undefined, atMost?: number) => ({
  when: {
    fact,
    ...(atLeast === undefined ? {} : { atLeast }),
    ...(atMost === undefined ? {} : { atMost }),
  },
  amount: 1000,
})
const rows = (...price: unknown[]) => warningsIn({ items: [item({ price })] })
const REST = { amount: 2000 }

describe('between two rows', () => {
  test('a year of age, or several', () => {
    expect(rows(row('age', undefined, 6), row('age', 8, 15), row('age', 16))).toEqual([
      'items.0.price.1: Nie ma ceny dla osób w wieku 7 lat.',
    ])
    expect(rows(row('age', 16), row('age', undefined, 12))).toEqual([
      'items.0.price.0: Nie ma ceny dla osób w wieku 13–15 lat.',
    ])
  })

  test('a year of birth', () => {
    expect(
      rows(row('birthYear', 2016), row('birthYear', 2010, 2014), row('birthYear', undefined, 2009)),
    ).toEqual(['items.0.price.0: Nie ma ceny dla osób urodzonych w roku 2015.'])
  })

  test('a row for the rest leaves only a single year as an error', () => {
    expect(rows(row('age', undefined, 6), row('age', 8, 15), REST)).toEqual([
      'items.0.price.1: Dla osób w wieku 7 lat obowiązuje wiersz dla pozostałych, a nie żaden z sąsiednich.',
    ])
    expect(rows(row('age', undefined, 6), row('age', 65), REST)).toEqual([])
  })

  test('nothing where rows meet, or ask something else too', () => {
    expect(rows(row('age', undefined, 6), row('age', 7, 15), row('age', 16))).toEqual([])
    expect(rows(row('age', undefined, 15), row('age', undefined, 26), row('age', 27))).toEqual([])
    expect(rows(row('age', undefined, 6), row('people', 2), row('age', 9))).toEqual([])
  })
})

test('around all rows, where everyone has to have the item', () => {
  const child = [row('age', 3, 6), row('age', 7, 15)]
  const low =
    'items.0.price: Nie ma ceny dla osób w wieku 0–2 lat. Jeśli to nie dla nich, ustaw granicę wieku.'
  const high =
    'items.0.price: Nie ma ceny dla osób w wieku od 16 lat. Jeśli to nie dla nich, ustaw granicę wieku.'
  expect(rows(...child)).toEqual([low, high])
  expect(rows(...child, REST)).toEqual([])
  expect(warningsIn({ ages: { from: 3, to: 15 }, items: [item({ price: child })] })).toEqual([])
  expect(warningsIn({ items: [item({ price: child, choose: 'optional' })] })).toEqual([])
})

test('between classes, types, groups and options', () => {
  const named = (...ages: unknown[]) => ages.map((each, i) => ({ id: `n${i}`, name: `N${i}`, ages: each }))
  const values = [row('age', 0, 6), row('age', 8)].map(({ when }, i) => ({
    id: `v${i}`,
    name: `V${i}`,
    when,
  }))
  const price = [{ when: { fact: 'own.k', is: 'v0' }, amount: 1000 }, { amount: 2000 }]
  expect(
    warningsIn({ facts: [{ id: 'k', name: 'K', kind: 'class', values }], items: [item({ price })] }),
  ).toEqual(['facts.0.values.1: Żadna klasa nie obejmuje osób w wieku 7 lat.'])
  expect(warningsIn({ types: named({ to: 12 }, { from: 18 }) })).toEqual([
    'types.1.ages: Nie ma rodzaju udziału dla osób w wieku 13–17 lat.',
  ])
  expect(warningsIn({ types: named({ to: 12 }, { from: 18 }, undefined) })).toEqual([])
  expect(warningsIn({ groups: named({ from: 14 }, { to: 12 }) })).toEqual([
    'groups.0.ages: Nie ma grupy dla osób w wieku 13 lat.',
  ])
  const options = named({ to: 10 }, { from: 12 })
  expect(warningsIn({ items: [item({ choose: 'one', options })] })).toEqual([
    'items.0.options.1.ages: Nie ma opcji dla osób w wieku 11 lat.',
  ])
  expect(warningsIn({ items: [item({ choose: 'optional', options })] })).toEqual([])
  const born = (from?: number, to?: number) => ({ born: { from, to } })
  expect(warningsIn({ groups: named(born(2015), born(undefined, 2012)) })).toEqual([
    'groups.0.ages: Nie ma grupy dla osób urodzonych w roku 2013–2014.',
  ])
  expect(warningsIn({ groups: named(born(2015), { to: 3 }) })).toEqual([])
  expect(warningsIn({ groups: named(born(2015), { from: 12, ...born(undefined, 2012) }) })).toEqual([])
})

test('ages of prices are ignored where years of birth decide who is admitted', () => {
  const price = [row('age', 7, 10), row('age', 11)]
  expect(warningsIn({ items: [item({ price })] })).toEqual([
    'items.0.price: Nie ma ceny dla osób w wieku 0–6 lat. Jeśli to nie dla nich, ustaw granicę wieku.',
  ])
  expect(warningsIn({ ages: { born: { to: 2019 } }, items: [item({ price })] })).toEqual([])
})

test('days that two rows name both', () => {
  const day = (atLeast: string | undefined, atMost: string) => ({
    when: { fact: 'day', ...(atLeast === undefined ? {} : { atLeast }), atMost },
    amount: 1000,
  })
  expect(rows(day(undefined, '2026-05-31'), day('2026-05-31', '2026-06-30'), REST)).toEqual([
    'items.0.price.1: Przedziały nakładają się (dzień zapisu): do 31 maja 2026 i 31 maja 2026 – 30 czerwca 2026.',
  ])
  expect(rows(day(undefined, '2026-05-31'), day('2026-06-01', '2026-06-30'), REST)).toEqual([])
  expect(rows(day(undefined, '2026-05-31'), day(undefined, '2026-06-30'), REST)).toEqual([])
})

test('types without a price for an item that everyone has', () => {
  const types = ['adult', 'child'].map((id) => ({ id, name: id === 'adult' ? 'Dorosły' : 'Dziecko' }))
  const priced = (price: unknown) => warningsIn({ types, items: [item({ price })] })
  const NONE = ['items.0.price: „Dziecko” nie ma tu żadnej ceny, więc nie może się zapisać.']
  expect(priced([{ when: { fact: 'type', is: 'adult' }, amount: 1000 }])).toEqual(NONE)
  const table = (child: number | null) => ({
    ...{ by: ['type', 'channel'] },
    amounts: { adult: { online: 1000, office: 1000 }, child: { online: child, office: null } },
  })
  expect(priced(table(null))).toEqual(NONE)
  expect(priced(table(500))).toEqual([])
})
