import type { RegistrationState } from '#domain/registration/states.ts'
import { pl } from '#i18n/pl.ts'
import { Alert, Clock, Tick } from '#web/ui/icons.tsx'

const LOOKS: Readonly<Record<RegistrationState, { tone: string; icon: () => React.ReactNode }>> = {
  held: { tone: 'info', icon: Clock },
  awaiting_approval: { tone: 'info', icon: Clock },
  awaiting_payment: { tone: 'warn', icon: Clock },
  confirmed: { tone: 'ok', icon: Tick },
  waiting: { tone: 'info', icon: Clock },
  expired: { tone: 'bad', icon: Alert },
  cancelled: { tone: 'bad', icon: Alert },
  withdrawn: { tone: '', icon: Clock },
}

/** State of a registration: colour, icon and word together. */
export function StatusTag({ state }: { state: RegistrationState }) {
  const { tone, icon: Icon } = LOOKS[state]
  return (
    <span className={`tag ${tone}`}>
      <Icon />
      {pl.registrationStates[state]}
    </span>
  )
}
