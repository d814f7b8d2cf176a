import { describe, expect, test } from 'vitest'
import { moneyBackWords, type Refund, refundSteps } from './refund-words.ts'
import type { Registration } from './use-registration.ts'

const TODAY = Temporal.PlainDate.from('2027-06-17')
const refund: Refund = {
  ...{ amount: 78_000, state: 'requested', way: 'gateway', requestedAt: '2027-06-15T17:42:00Z' },
  ...{ decidedAt: null, sentAt: null, endedAt: null, expectedBy: '2027-06-22' },
  ...{ withheldBecause: null, accountEnd: null },
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const stepsOf = (changed: Partial<Refund>) =>
  refundSteps({ ...refund, ...changed }, TODAY).map(({ title, detail, status }) =>
    plain(`${status}: ${title}${detail === '' ? '' : ` (${detail})`}`),
  )
const ASKED = 'done: Zwrot 780 zł zlecony (15 czerwca, wtorek, 19:42)'

describe('the steps of a refund', () => {
  test('by the gateway: asked for, on its way with its last day, arrived', () => {
    const sentAt = '2027-06-17T08:00:00Z'
    expect(stepsOf({ state: 'sent', sentAt })).toEqual([
      ASKED,
      'now: W drodze (dziś, 10:00, na konto, z którego przyszła wpłata)',
      'later: Na koncie najpóźniej 22 czerwca, wtorek (Nie musisz nic robić. Napiszemy, gdy operator płatności go potwierdzi.)',
    ])
    expect(stepsOf({ state: 'succeeded', sentAt, endedAt: sentAt })).toEqual([
      ASKED,
      'done: Wysłany (dziś, 10:00)',
      'done: Zwrócono (dziś, 10:00, na konto, z którego przyszła wpłata)',
    ])
  })

  test('a refund above the balance of the account waits, without a promised day', () => {
    expect(stepsOf({ state: 'awaiting_confirmation', expectedBy: null })).toEqual([
      'done: Zwrot 780 zł przygotowany (15 czerwca, wtorek, 19:42)',
      'now: Czeka na zatwierdzenie (Większe kwoty potwierdza organizator. Nie musisz nic robić.)',
      'later: Na koncie',
    ])
  })

  test('a withheld refund states the reason', () => {
    expect(stepsOf({ state: 'withheld', withheldBecause: 'Wyjaśniamy wpłatę' }).at(-1)).toBe(
      'now: Zwrot wstrzymany (Powód: Wyjaśniamy wpłatę)',
    )
  })

  test('by a transfer: the account number is requested, the transfer is awaited, then made', () => {
    const byTransfer = { way: 'transfer' as const, expectedBy: null }
    expect(stepsOf({ ...byTransfer, state: 'needs_account' })[1]).toMatch(/^now: Potrzebny numer konta/)
    expect(stepsOf({ ...byTransfer, state: 'to_transfer', accountEnd: '2874' }).slice(1)).toEqual([
      'done: Numer konta podany (Konto …2874)',
      'now: Czeka na przelew (Organizator zleci go w swoim banku na konto …2874.)',
    ])
    const gone = { state: 'succeeded' as const, endedAt: '2027-06-17T08:00:00Z', accountEnd: '2874' }
    expect(stepsOf({ ...byTransfer, ...gone, expectedBy: '2027-06-18' }).slice(1)).toEqual([
      'done: Wysłany przelewem na konto …2874 (dziś, 10:00. Na koncie najpóźniej 18 czerwca, piątek)',
    ])
    expect(stepsOf({ ...byTransfer, ...gone, way: 'hand' }).slice(1)).toEqual([
      'done: Zwrócono (dziś, 10:00, przez organizatora)',
    ])
  })
})

describe('the heading', () => {
  const words = (refunds: readonly Partial<Refund>[], balance = 0, setAside = 0) =>
    plain(
      moneyBackWords({
        ...{ balance, setAside, refunds: refunds.map((each) => ({ ...refund, ...each })) },
      } as Registration),
    )

  test('states the amount on its way, and what is needed for it', () => {
    expect(words([{}, { amount: 2_000 }], -80_000, 80_000)).toBe(' Zwrot 800 zł jest w drodze.')
    expect(words([{ state: 'needs_account' }], -78_000, 78_000)).toBe(' Zwrot 780 zł: podaj numer konta.')
    expect(words([{ state: 'awaiting_confirmation' }], -78_000, 78_000)).toBe(
      ' Zwrot 780 zł czeka na zatwierdzenie.',
    )
  })

  test('states what has arrived only when all has, and what was not requested back', () => {
    expect(words([{ state: 'succeeded' }])).toBe(' Zwrócono 780 zł.')
    expect(words([{ state: 'succeeded' }, { amount: 100 }], -100, 100)).toBe(' Zwrot 1 zł jest w drodze.')
    expect(words([], -500)).toBe(' Do zwrotu 5 zł.')
    expect(words([])).toBe('')
  })
})
