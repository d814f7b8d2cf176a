import { Alert, Clock, Tick } from '#web/ui/icons.tsx'
import type { WaitingEntry } from './use-waiting.ts'

type State = WaitingEntry['state']

const LOOKS: Readonly<Record<State, { tone: string; icon: () => React.ReactNode; word: string }>> = {
  waiting: { tone: 'info', icon: Clock, word: 'Czeka w\u00a0kolejce' },
  offered: { tone: 'warn', icon: Clock, word: 'Czeka na decyzję' },
  accepted: { tone: 'ok', icon: Tick, word: 'Przyjęte' },
  declined: { tone: '', icon: Clock, word: 'Odrzucone' },
  lapsed: { tone: 'bad', icon: Alert, word: 'Wygasło' },
  given_up: { tone: '', icon: Clock, word: 'Rezygnacja' },
  called_off: { tone: 'bad', icon: Alert, word: 'Odwołane' },
}

/** State of an entry of the waiting list: colour, sign and word together. */
export function WaitingTag({ state }: { state: State }) {
  const { tone, icon: Icon, word } = LOOKS[state]
  return (
    <span className={`tag ${tone}`}>
      <Icon />
      {word}
    </span>
  )
}
