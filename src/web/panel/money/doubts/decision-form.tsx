import { type ReactNode, useState } from 'react'
import { pl } from '#i18n/pl.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import { type MoneyDecision, useMoneyDecision } from '../shared/money-api.ts'
import { doubtWords } from '../shared/money-words.ts'
import type { About } from './about.ts'
import { ReasonForm } from './reason-form.tsx'

type Choice = 'return' | 'write_off' | 'settle'

/** One decision: what will happen, with the difference, and the reason. */
export function DecisionForm(props: {
  scope: EventScope
  about: About
  choice: Choice
  onBack: () => void
}): ReactNode {
  const { scope, about, choice, onBack } = props
  const [key] = useState(() => crypto.randomUUID())
  const decision = useMoneyDecision(scope, about.registration, key)
  const { submit, what, first } = wordsOf(about, choice)
  return (
    <ReasonForm
      id={`${choice}-${about.registration}`}
      submit={submit}
      first={first}
      busy={decision.isPending}
      error={decision.error}
      onSubmit={(reason) => decision.mutate(decisionOf(about, choice, reason), { onSuccess: onBack })}
      onBack={onBack}
    >
      <p role="status">{what}</p>
    </ReasonForm>
  )
}

function decisionOf({ amount, kind, owed }: About, choice: Choice, reason: string): MoneyDecision {
  switch (choice) {
    case 'return':
      return { kind: 'return', amount, reason }
    case 'write_off':
      return { kind: 'write_off', owed: owed - amount, seen: owed, reason }
    case 'settle':
      return { kind: 'settle', doubt: kind, amount, reason }
  }
}

function wordsOf(about: About, choice: Choice) {
  const { amount, owed, received } = about
  switch (choice) {
    case 'return':
      return {
        submit: `Zleć zwrot ${pl.sum(amount)}`,
        what: `Wpłynęło ${pl.sum(received)}, po zwrocie zostanie ${pl.sum(received - amount)}. Pieniądze wrócą tą drogą, którą przyszły. Tego, co nie przyszło przez bramkę, nie da się cofnąć bez numeru konta: poprosimy o\u00a0niego e-mailem.`,
        first: doubtWords({ ...about, state: 'confirmed', at: '' }).reason,
      }
    case 'write_off':
      return {
        submit: `Umorz ${pl.sum(amount)}`,
        what: `Do zapłaty teraz ${pl.sum(owed)}, po zmianie ${pl.sum(owed - amount)}. Różnica: −${pl.sum(amount)}. Osoba, która się zapisała, dostanie wiadomość z\u00a0powodem.`,
        first: 'Drobna niedopłata',
      }
    case 'settle':
      return {
        submit: 'Zostaw, jak jest',
        what: 'Nic się nie zaksięguje. Wróci na tę listę dopiero, gdy zmieni się kwota.',
        first: '',
      }
  }
}
