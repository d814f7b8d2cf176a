import { expect, test } from 'vitest'
import { compiled, item, quoteOf } from '../quote/quote.fixture.ts'
import { plainCode } from './plain-code.ts'

test('case, spaces around and doubled spaces do not matter, letters and signs do', () => {
  for (const same of ['Łąka 7', ' łąka 7 ', 'ŁĄKA  7', 'łąka\u00a07']) expect(plainCode(same)).toBe('ŁĄKA 7')
  for (const other of ['laka 7', 'łąka7', 'łąka-7']) expect(plainCode(other)).not.toBe('ŁĄKA 7')
})

test('a rule finds its code however it is typed, also within a list', () => {
  const event = compiled({
    items: [item({ price: 10000 })],
    adjustments: [
      {
        id: 'summer',
        name: 'Kod',
        items: ['fee'],
        when: { fact: 'code', is: 'Lato' },
        effect: { off: 1000 },
      },
      {
        id: 'spring',
        name: 'Kod',
        items: ['fee'],
        when: { fact: 'code', in: ['wiosna '] },
        effect: { off: 2000 },
      },
    ],
  })
  const total = (code: string) => quoteOf(event, [{}], { code }).total
  expect([' LATO', 'Wiosna', 'zima', ' '].map(total)).toEqual([9000, 8000, 10000, 10000])
})
