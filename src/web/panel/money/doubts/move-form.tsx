import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { pl } from '#i18n/pl.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import { Loading } from '../../shared/trouble.tsx'
import { samePayerQuery, useMoneyDecision } from '../shared/money-api.ts'
import type { About } from './about.ts'
import { ReasonForm } from './reason-form.tsx'

/** Lets a surplus pay for another registration by the same e-mail address; the difference on both sides is shown first. */
export function MoveForm(props: { scope: EventScope; about: About; onBack: () => void }): ReactNode {
  const { scope, about, onBack } = props
  const others = useQuery(samePayerQuery(scope, about.registration))
  const [chosen, setChosen] = useState<string | null>(null)
  const [key] = useState(() => crypto.randomUUID())
  const decision = useMoneyDecision(scope, about.registration, key)
  if (others.isPending) return <Loading />
  const list = others.data ?? []
  const target = list.find(({ id }) => id === chosen) ?? list[0]
  if (target === undefined)
    return (
      <div className="money-acts">
        <p role="status">Pod tym adresem e-mail nie ma innego zgłoszenia, za które trzeba zapłacić.</p>
        <button type="button" className="btn text" onClick={onBack}>
          Wróć
        </button>
      </div>
    )
  const amount = Math.min(about.amount, target.toPay)
  return (
    <ReasonForm
      id={`move-${about.registration}`}
      submit={`Przenieś ${pl.sum(amount)}`}
      first="Ta sama osoba płaci"
      busy={decision.isPending}
      error={decision.error}
      onSubmit={(reason) =>
        decision.mutate({ kind: 'move', to: target.id, amount, reason }, { onSuccess: onBack })
      }
      onBack={onBack}
    >
      <div className="field">
        <label htmlFor={`cel-${about.registration}`}>Na zgłoszenie</label>
        <select
          id={`cel-${about.registration}`}
          className="input"
          value={target.id}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {list.map(({ id, number, contactName, toPay }) => (
            <option key={id} value={id}>
              {number}, {contactName}, do zapłaty {pl.sum(toPay)}
            </option>
          ))}
        </select>
      </div>
      <p role="status">
        {about.number}: nadpłata {pl.sum(about.amount)}, po przeniesieniu {pl.sum(about.amount - amount)}.{' '}
        {target.number}: do zapłaty {pl.sum(target.toPay)}, po przeniesieniu {pl.sum(target.toPay - amount)}.
      </p>
    </ReasonForm>
  )
}
