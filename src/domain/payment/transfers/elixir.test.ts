import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readElixir } from '#test/support/read-elixir.ts'
import { elixirFile, type Transfer } from './elixir.ts'

const transfer: Transfer = {
  from: 'PL61109010140000071219812874',
  to: 'PL27114020040000300201355387',
  amount: 12_345,
  sender: 'Parafia św. Wojciecha w Borowie, ul. Kościelna 1, 26-000 Borów',
  receiver: 'Łucja Żądło-Kowalska',
  title: 'Zwrot ZG-4F7K: 42. Piesza Pielgrzymka',
}

test('a transfer is a line of sixteen fields', () => {
  expect(elixirFile([transfer], '2026-06-17')).toBe(
    '110,20260617,12345,10901014,0,"61109010140000071219812874","27114020040000300201355387",' +
      '"Parafia św. Wojciecha w Borowie,|ul. Kościelna 1, 26-000 Borów","Łucja Żądło-Kowalska",0,11402004,' +
      '"Zwrot ZG-4F7K: 42. Piesza|Pielgrzymka","","","51",""\r\n',
  )
})

test('marks of the format and foreign signs never leave a text, and long texts end at the fourth line', () => {
  const odd = {
    ...transfer,
    receiver: 'Jan "Bo|b"\r\nNguyễn 😀 Ørsted',
    title: 'x'.repeat(36) + ' słowo'.repeat(40),
  }
  const [read] = readElixir(elixirFile([odd], '2026-06-17'))
  expect(read?.receiver).toEqual(['Jan Bo b Nguyen rsted'])
  expect(read?.title).toHaveLength(4)
  expect(read?.title[0]).toBe('x'.repeat(35))
})

const linesOf = (title: string) => readElixir(elixirFile([{ ...transfer, title }], '2026-06-17'))[0]?.title

test('a line has 35 signs at most, and a text four lines', () => {
  const exact = 'ż'.repeat(35)
  expect(linesOf(exact)).toEqual([exact])
  expect(linesOf(`${exact}x`)).toEqual([exact, 'x'])
  expect(linesOf(`${'a'.repeat(17)} ${'b'.repeat(17)}`)).toEqual([`${'a'.repeat(17)} ${'b'.repeat(17)}`])
  expect(linesOf(`${'a'.repeat(17)} ${'b'.repeat(18)}`)).toEqual(['a'.repeat(17), 'b'.repeat(18)])
  expect(linesOf(exact.repeat(4))).toEqual([exact, exact, exact, exact])
  expect(linesOf(`${exact.repeat(4)}x`)).toEqual([exact, exact, exact, exact])
  expect(linesOf('')).toEqual([''])
})

test('a sum is in grosze, without a mark between złote and grosze', () => {
  const written = (amount: number) => elixirFile([{ ...transfer, amount }], '2026-06-17').split(',')[2]
  expect([1, 99, 100, 10_050, 100_000_000].map(written)).toEqual(['1', '99', '100', '10050', '100000000'])
})

test('a file of no transfers is empty, and each line of another ends as on Windows', () => {
  expect(elixirFile([], '2026-06-17')).toBe('')
  expect(elixirFile([transfer, transfer], '2026-12-31').match(/\r\n110,20261231,|\r\n$/g)).toHaveLength(2)
})

test('a strict reader reads any text back within its limits', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 })
  fc.assert(
    fc.property(
      text,
      text,
      text,
      fc.integer({ min: 1, max: 99_999_999 }),
      (sender, receiver, title, amount) => {
        const written = elixirFile([{ ...transfer, sender, receiver, title, amount }, transfer], '2026-02-28')
        const read = readElixir(written)
        expect(read.map((each) => each.amount)).toEqual([amount, transfer.amount])
      },
    ),
  )
})
