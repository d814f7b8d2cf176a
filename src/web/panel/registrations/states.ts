import type { z } from 'zod'
import type { paidness } from '#contract/common.ts'
import type { IconName } from '../icon.tsx'
import type { Tone } from '../tag.tsx'
import type { RegistrationState } from './filter.ts'

type Paidness = z.infer<typeof paidness>

interface Look {
  readonly tone: Tone
  readonly icon: IconName
}

const STATES: Readonly<Record<RegistrationState, Look & { word: string }>> = {
  held: { word: 'W\u00a0trakcie wypełniania', tone: 'plain', icon: 'pen' },
  awaiting_approval: { word: 'Czeka na akceptację', tone: 'info', icon: 'hourglass' },
  awaiting_payment: { word: 'Czeka na wpłatę', tone: 'warn', icon: 'clock' },
  confirmed: { word: 'Potwierdzone', tone: 'ok', icon: 'check' },
  expired: { word: 'Wygasło (brak wpłaty)', tone: 'plain', icon: 'hourglass' },
  cancelled: { word: 'Anulowane', tone: 'plain', icon: 'cross' },
  withdrawn: { word: 'Porzucone', tone: 'plain', icon: 'out' },
  waiting: { word: 'Lista rezerwowa', tone: 'info', icon: 'list' },
}

const MONEY: Readonly<Record<Paidness, Look & { word: string }>> = {
  unpaid: { word: 'Nieopłacone', tone: 'plain', icon: 'minus' },
  deposit_paid: { word: 'Opłacona zaliczka', tone: 'info', icon: 'half' },
  underpaid: { word: 'Niedopłata', tone: 'warn', icon: 'half' },
  paid: { word: 'Opłacone', tone: 'ok', icon: 'check' },
  overpaid: { word: 'Nadpłata', tone: 'warn', icon: 'plus' },
  to_refund: { word: 'Do zwrotu', tone: 'bad', icon: 'swap' },
}

export const stateWord = (state: RegistrationState): string => STATES[state].word
export const lookOfState = (state: RegistrationState) => STATES[state]
export const lookOfMoney = (state: Paidness) => MONEY[state]
