import { expect, test } from 'vitest'
import { compiled, item, quoteOf } from '../../quote/quote.fixture.ts'
import { areImpossible } from '../reasoning/possible.ts'
import { plainCode } from './plain-code.ts'

test('case, surrounding spaces and doubled spaces do not matter, letters and signs do', () => {
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
        effect: { kind: 'off', amount: 1000 },
      },
      {
        id: 'spring',
        name: 'Kod',
        items: ['fee'],
        when: { fact: 'code', in: ['wiosna '] },
        effect: { kind: 'off', amount: 2000 },
      },
    ],
  })
  const total = (code: string) => quoteOf(event, [{}], { code }).total
  expect([' LATO', 'Wiosna', 'zima', ' '].map(total)).toEqual([9000, 8000, 10000, 10000])
})

test('answers are compared by the same rule', () => {
  const parish = { id: 'parish', of: 'person' as const, type: 'text' as const, label: 'Parafia' }
  const club = {
    ...{ id: 'club', of: 'person' as const, type: 'select' as const, label: 'Klub' },
    options: [{ id: 'red', name: 'Czerwoni' }],
  }
  const event = compiled({
    questions: [parish, club],
    items: [
      item({
        price: [
          { when: { fact: 'answer.parish', in: ['Święta Łucja'] }, amount: 8000 },
          { when: { fact: 'answer.club', is: 'red' }, amount: 9000 },
          { amount: 10_000 },
        ],
      }),
    ],
  })
  const of = (answers: Record<string, string>) => {
    const { total, problems } = quoteOf(event, [{ answers }])
    return [total, ...problems.map(({ code }) => code)]
  }
  expect(of({ parish: ' ŚWIĘTA  ŁUCJA ' })).toEqual([8000])
  expect(of({ parish: 'Święta Lucja' })).toEqual([10_000])
  expect(of({ club: 'red' })).toEqual([9000])
})

test('conditions that differ in capitals only do not contradict each other', () => {
  const of = (...texts: string[]) =>
    areImpossible(
      texts.map((is) => ({ fact: 'answer.parish', is })),
      { isList: () => false, left: 1000 },
    )
  expect(of('Bór', 'BÓR ')).toBe(false)
  expect(of('Bór', 'Las')).toBe(true)
})
