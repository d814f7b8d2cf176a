import type { z } from 'zod'
import type { refundState } from '#contract/refunds.ts'
import type { IconName } from './icon.tsx'
import type { Tone } from './tag.tsx'

type State = z.infer<typeof refundState>

interface Look {
  readonly word: string
  readonly tone: Tone
  readonly icon: IconName
}

const LOOKS: Readonly<Record<State, Look>> = {
  awaiting_confirmation: { word: 'Czeka na zatwierdzenie', tone: 'warn', icon: 'hourglass' },
  withheld: { word: 'Wstrzymany', tone: 'bad', icon: 'minus' },
  requested: { word: 'Zlecony', tone: 'info', icon: 'clock' },
  sent: { word: 'W\u00a0drodze', tone: 'info', icon: 'half' },
  needs_account: { word: 'Potrzebny numer konta', tone: 'warn', icon: 'clock' },
  to_transfer: { word: 'Do wysłania przelewem', tone: 'warn', icon: 'out' },
  succeeded: { word: 'Zwrócono', tone: 'ok', icon: 'check' },
  failed: { word: 'Bramka odmówiła', tone: 'plain', icon: 'cross' },
}

/** The style and the name of a state. */
export const lookOfRefund = (state: State): Look => LOOKS[state]
