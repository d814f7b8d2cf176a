import { expect, test } from 'vitest'
import type { Money } from './money-api.ts'
import { balanceSentence, besidesWords, doubtWords, lookOfPayment, wayWord } from './money-words.ts'

const nothing = { payments: 0, amount: 0 }
const money: Money = {
  ...{
    complete: true,
    received: 8_432_000,
    covered: 8_432_000,
    expected: 9_700_000,
    waiting: 881_000,
    setAside: 0,
    doubts: 0,
  },
  overdue: { registrations: 12, amount: 387_000 },
  surplus: { registrations: 0, amount: 0 },
  ...{ today: nothing, toConfirm: nothing, needAccount: nothing, toTransfer: nothing },
}
const text = (of: Money) =>
  balanceSentence(of)
    .map((piece) => piece.text)
    .join('')
    .replaceAll(/[\u00a0\u202f]/g, ' ')

test('the balance is a sentence that says only what there is', () => {
  const none = { registrations: 0, amount: 0 }
  expect(text(money)).toBe(
    'Wpłynęło 84 320 zł z 97 000 zł. Na swój termin czeka 8810 zł, po terminie jest 3870 zł w 12 zgłoszeniach.',
  )
  expect(text({ ...money, waiting: 0, overdue: { registrations: 1, amount: 100 } })).toBe(
    'Wpłynęło 84 320 zł z 97 000 zł. Po terminie jest 1 zł w 1 zgłoszeniu.',
  )
  expect(text({ ...money, overdue: none })).toContain('czeka 8810 zł, nikt nie zalega.')
  expect(text({ ...money, waiting: 0, overdue: none })).toMatch(/ Nikt nie zalega\.$/)
})

test('what came today, what is too much and what goes back stand below it', () => {
  const more = {
    ...money,
    ...{ today: { payments: 2, amount: 26_000 }, received: 8_432_300 },
    ...{ surplus: { registrations: 5, amount: 100 }, setAside: 200 },
  }
  expect(besidesWords(more).map((each) => each.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual([
    'Dziś 2 wpłaty, razem 260 zł.',
    'Nadpłaty: 1 zł w 5 zgłoszeniach.',
    'Na zwroty odłożone: 2 zł.',
    'Razem wpłynęło 84 323 zł.',
  ])
  expect(besidesWords(money)).toEqual(['Dziś nie było jeszcze żadnej wpłaty.'])
})

test('ways, states and doubts have words', () => {
  expect(['cash', 'test', 'moved', 'p24'].map(wayWord)).toEqual([
    'gotówka',
    'bramka testowa',
    'z\u00a0innego zgłoszenia',
    'p24',
  ])
  expect(lookOfPayment('reversed').word).toBe('Wycofana')
  const doubt = {
    ...({ registration: '1', number: 'ZG-1', contactName: 'Ewa Sowa', state: 'confirmed' } as const),
    ...{ amount: 2_000, owed: 26_000, received: 28_000, at: '2026-06-17T10:00:00Z' },
  } as const
  expect(doubtWords({ ...doubt, kind: 'over' })).toMatchObject({
    name: 'Nadpłata',
    why: expect.stringMatching(/^Wpłynęło 280\szł, do zapłaty 260\szł\.$/),
  })
  for (const kind of ['foreign', 'refund_failed', 'late', 'ended', 'double', 'under'] as const)
    expect(doubtWords({ ...doubt, kind }).why).not.toBe('')
})
