import fc from 'fast-check'
import { expect, test } from 'vitest'
import { birthsOf, readAges, readConditions, writeConditions } from './conditions.ts'
import { nameKey } from './name-key.ts'
import { nameRanges } from './name-ranges.ts'
import { keysOfSearch, rarestKeysOf, SURNAME, searchKeys, wordsOf } from './words.ts'

test('words are small letters without marks, each once', () => {
  expect(wordsOf('Łódź-Żółć  O’Neill ŁÓDŹ 12a')).toEqual(['lodz', 'zolc', 'o', 'neill', '12a'])
  expect(wordsOf('')).toEqual([])
})

test('names sort as in a Polish list', () => {
  const names = ['Łucka', 'Lis', 'Zych', 'Żak', 'Źródło', 'Ćwik', 'Czyż', 'Kowal', 'Kowalska', 'ąbc', 'azor']
  const polish = names.toSorted(new Intl.Collator('pl').compare)
  const bytes = (name: string) => Buffer.from(nameKey(name, 'Anna'))
  expect(names.toSorted((one, other) => Buffer.compare(bytes(one), bytes(other)))).toEqual(polish)
  expect(nameKey('Kowal', 'Zofia') < nameKey('Kowalska', 'Anna')).toBe(true)
})

test('a search is one of its keys for each word; digits are the end of a phone number', () => {
  const keys = searchKeys({
    ...{
      names: ['Anna Żak'],
      surname: 'Żak',
      numbers: ['ZG-4F7K'],
      emails: ['Anna@x.pl'],
      phones: ['+48 600 777 318'],
    },
  })
  const matches = (typed: string) =>
    keysOfSearch(typed).every((either) => either.some((wanted) => keys.some((key) => key.startsWith(wanted))))
  for (const typed of [
    'an',
    'żak anna',
    'ZAK',
    'zg-4f7k',
    'zg4f',
    '4f7k',
    'anna@',
    '7318',
    '777 318',
    '+48 600 777 318',
  ])
    expect([typed, matches(typed)]).toEqual([typed, true])
  for (const typed of ['ak', 'nna', 'anna nowak', '600 777', 'x.pl@', '318 777'])
    expect([typed, matches(typed)]).toEqual([typed, false])
  expect(keysOfSearch('  ')).toEqual([])
  expect(matches('%')).toBe(false)
})

test('a surname is found by each of its beginnings in few ranges of keys, which do not meet', () => {
  const surname = fc.stringMatching(/^[A-Za-zŻŁąćęłńóśźżéßø' ~-]{1,14}$/)
  fc.assert(
    fc.property(surname, fc.nat(13), (name, end) => {
      const keys = searchKeys({ names: [name], surname: name, numbers: [], emails: [], phones: [] })
      const first = keys.find((key) => key.startsWith(SURNAME))?.slice(SURNAME.length)
      if (first === undefined) return
      const ranges = nameRanges(first.slice(0, end + 1))
      const key = nameKey(name, 'Anna')
      expect(ranges.filter(({ from, to }) => from <= key && key < to)).toHaveLength(1)
      expect(ranges.length).toBeLessThanOrEqual(8)
    }),
  )
  expect(nameRanges('zol').map(({ from }) => from)).toEqual([
    'zol',
    'zo~l',
    'z~ol',
    'z~o~l',
    'z~~ol',
    'z~~o~l',
  ])
})

test('a surname whose key begins in another way is one of the other words', () => {
  const keys = (surname: string) =>
    searchKeys({ names: [`Anna ${surname}`], surname, numbers: [], emails: [], phones: [] })
  expect(keys('Źródło-Kowal')).toEqual(['w:anna', 's:zrodlo', 'w:kowal'])
  expect(keys('Großmann')).toEqual(['w:anna', 'w:grossmann'])
})

test('of a number in several words the longest with a digit is the rarest', () => {
  expect(rarestKeysOf('ZG-1003E8')).toEqual(['s:1003e8', 'w:1003e8', 'n:1003e8', 'n:zg1003e8'])
  for (const typed of ['zur lucja', 'zg', '1003e8', '600 777 318', 'a1@b.pl 2'])
    expect([typed, rarestKeysOf(typed)]).toEqual([typed, null])
})

test('conditions are read back as they were written', () => {
  const values = fc.array(fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }), {
    minLength: 1,
    maxLength: 5,
  })
  const condition = fc.record({ key: fc.constantFrom('group', 'answer.size', 'extra.bus-1'), values })
  fc.assert(
    fc.property(fc.array(condition, { maxLength: 8 }), (conditions) => {
      expect(readConditions(writeConditions(conditions))).toEqual(conditions)
    }),
  )
  expect(readConditions('x,:a,group:,Group:a,group:%E0%A4%A,group:%00,paid:unpaid')).toEqual([
    { key: 'paid', values: ['unpaid'] },
  ])
})

test('an age is from the birthday of the oldest to that of the youngest', () => {
  const on = Temporal.PlainDate.from('2026-08-16')
  expect(readAges('-')).toBeNull()
  expect(readAges('a-1')).toBeNull()
  expect(birthsOf({ from: 0, to: 12 }, on)).toEqual({ from: '2013-08-17', to: '2026-08-16' })
  expect(birthsOf({ from: 18, to: null }, on)).toEqual({ from: null, to: '2008-08-16' })
})
