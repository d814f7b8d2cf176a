import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

test.each([
  ['semicolons', 'Imię;Nazwisko\r\nAnna;Żuk\r\n'],
  ['commas', 'Imię,Nazwisko\nAnna,Żuk'],
  ['tabulators', 'Imię\tNazwisko\rAnna\tŻuk\r'],
  ['a mark of UTF-8', '\uFEFFImię;Nazwisko\nAnna;Żuk\n\n'],
  ['a stated separator', 'sep=;\r\nImię;Nazwisko\r\nAnna;Żuk'],
])('a table with %s', (_, text) => {
  expect(readCsv(text)).toEqual([
    ['Imię', 'Nazwisko'],
    ['Anna', 'Żuk'],
  ])
})

test('quotes hold separators, lines and quotes; a quote that never ends takes the rest', () => {
  expect(readCsv('a;b\n"x;1";"dwie\nlinie"\n"powiedział ""tak""";\n"bez końca;c')).toEqual([
    ['a', 'b'],
    ['x;1', 'dwie\nlinie'],
    ['powiedział "tak"', ''],
    ['bez końca;c'],
  ])
})

test('the separator is the one that parts the heading, whatever stands in the cells', () => {
  expect(readCsv('Imię i nazwisko;Uwagi\nAnna Żuk;a, b, c, d')[1]).toEqual(['Anna Żuk', 'a, b, c, d'])
  expect(readCsv('')).toEqual([])
  expect(readCsv(';;\n ; ;\n')).toEqual([])
})
