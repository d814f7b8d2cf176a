import type { z } from 'zod'
import type { paidness } from '#contract/common.ts'
import type { RegistrationState } from '#domain/registration/states.ts'
import { pl } from '#i18n/pl.ts'
import type { IconName } from './icon.tsx'
import type { Tone } from './tag.tsx'

type Paidness = z.infer<typeof paidness>

/** The style of a state; its name comes from the catalogue. */
interface Look {
  readonly tone: Tone
  readonly icon: IconName
}

const STATES: Readonly<Record<RegistrationState, Look>> = {
  held: { tone: 'plain', icon: 'pen' },
  awaiting_approval: { tone: 'info', icon: 'hourglass' },
  awaiting_payment: { tone: 'warn', icon: 'clock' },
  confirmed: { tone: 'ok', icon: 'check' },
  expired: { tone: 'plain', icon: 'hourglass' },
  cancelled: { tone: 'plain', icon: 'cross' },
  withdrawn: { tone: 'plain', icon: 'out' },
  waiting: { tone: 'info', icon: 'list' },
}

const MONEY: Readonly<Record<Paidness, Look>> = {
  unpaid: { tone: 'plain', icon: 'minus' },
  deposit_paid: { tone: 'info', icon: 'half' },
  underpaid: { tone: 'warn', icon: 'half' },
  paid: { tone: 'ok', icon: 'check' },
  overpaid: { tone: 'warn', icon: 'plus' },
  to_refund: { tone: 'bad', icon: 'swap' },
  refunded: { tone: 'plain', icon: 'check' },
}

const stateWord = (state: RegistrationState): string => pl.registrationStates[state]
export const lookOfState = (state: RegistrationState) => ({ ...STATES[state], word: stateWord(state) })
export const lookOfMoney = (state: Paidness) => ({ ...MONEY[state], word: pl.paidNesses[state] })
