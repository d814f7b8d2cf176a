import { expect, test } from 'vitest'
import { readTypedSpaces } from './typed-spaces.ts'

const room = { house: 'Dom św. Anny', sexes: 'any', note: '' }

test('a sentence makes many, named on from those that are there', () => {
  const { spaces, unread } = readTypedSpaces('3 pokoje 4-osobowe', 'Dom św. Anny', ['2'])
  expect(unread).toEqual([])
  expect(spaces).toEqual(['1', '3', '4'].map((name) => ({ ...room, name, places: 4 })))
  expect(readTypedSpaces('12 pokoi 4-osobowych', '', []).spaces).toHaveLength(12)
  expect(readTypedSpaces('2 autokary po 49 miejsc', '', []).spaces).toMatchObject([
    { name: '1', places: 49 },
    { name: '2', places: 49 },
  ])
})

test('a list of a spreadsheet has a house or not, a rule, a note, and a heading', () => {
  const list = [
    'Dom\tPokój\tŁóżka\tKto',
    'Domek Perkoz\t10\t4\tmężczyźni\tparter',
    '12\t2',
    'Anna;7;4 łóżka;kobiety',
    'Bielik\t3\trodzina',
    '11\t4\tz łazienką',
  ].join('\r\n')
  expect(readTypedSpaces(list, 'Dom św. Anny', [])).toEqual({
    unread: [],
    spaces: [
      { house: 'Domek Perkoz', name: '10', places: 4, sexes: 'men', note: 'parter' },
      { ...room, name: '12', places: 2 },
      { house: 'Anna', name: '7', places: 4, sexes: 'women', note: '' },
      { ...room, name: 'Bielik', places: 3, sexes: 'family' },
      { ...room, name: '11', places: 4, note: 'z łazienką' },
    ],
  })
})

test('what cannot be read is shown with its line', () => {
  expect(readTypedSpaces('1\t4\n\nPokój nad rzeką\n7\t0\n8\t501', '', [])).toMatchObject({
    spaces: [{ name: '1' }],
    unread: [{ line: 3, text: 'Pokój nad rzeką' }, { line: 4 }, { line: 5 }],
  })
})
