import './decision.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { mayApproveRegistrations } from '#domain/access/rights.ts'
import { fullMoment } from '../dates.ts'
import { Icon } from '../icon.tsx'
import { useAccounts } from '../session.ts'
import { failureWords, outcomeWords } from './decision-words.ts'
import { RefusalForm } from './refusal-form.tsx'
import type { EventScope, Registration } from './registrations-api.ts'
import { Section } from './section.tsx'
import { useDecision, type Verdict } from './use-decision.ts'

interface DecisionProps {
  readonly scope: EventScope
  readonly registration: Registration
}

/** What of a registration waits for the staff, with the two ways to decide; afterwards what was decided. */
export function DecisionSection({ scope, registration }: DecisionProps): ReactNode {
  const { mutate, variables, data, error, isPending, isSuccess } = useDecision(scope, registration)
  const outcome = useRef<HTMLParagraphElement>(null)
  // The button that was pressed has gone: whoever uses the keyboard goes on from what it did.
  useEffect(() => {
    if (isSuccess) outcome.current?.focus()
  }, [isSuccess])
  const awaits = registration.state === 'awaiting_approval'
  if (!awaits && !isSuccess) return null
  const said = isSuccess && variables !== undefined && data !== undefined
  return (
    <Section title="Decyzja">
      {awaits && <Asked registration={registration} told={said} />}
      {said && (
        <p ref={outcome} tabIndex={-1} role="status" className={`decided ${variables.kind}`}>
          <Icon name="check" />
          {outcomeWords(variables, data)}
        </p>
      )}
      {awaits && <Choice scope={scope} registration={registration} busy={isPending} onDecide={mutate} />}
      {error !== null && (
        <p role="alert" className="decided failed">
          <Icon name="alert" />
          {failureWords(error)}
        </p>
      )}
    </Section>
  )
}

/** `told`: what a refusal means stands there already. */
function Asked({ registration, told }: { registration: Registration; told: boolean }) {
  const { approvals, participants, expiresAt } = registration
  const nameOf = (ref: string) => {
    const person = participants.find((each) => each.ref === ref)
    return person === undefined ? '' : `${person.firstName} ${person.lastName}: `
  }
  return (
    <>
      <ul className="lined">
        {approvals.map(({ name, person }) => (
          <li key={`${person} ${name}`}>
            <span>
              {nameOf(person)}
              <b>{name}</b>
            </span>
          </li>
        ))}
      </ul>
      {expiresAt !== null && !told && (
        <p className="sub">
          Odmówiono. Jeśli nic się nie zmieni, zgłoszenie zostanie anulowane: {fullMoment(expiresAt)}. Do tego
          czasu można je jeszcze zatwierdzić.
        </p>
      )}
    </>
  )
}

interface ChoiceProps extends DecisionProps {
  readonly busy: boolean
  readonly onDecide: (verdict: Verdict) => void
}

function Choice({ scope, registration, busy, onDecide }: ChoiceProps): ReactNode {
  const [refusing, setRefusing] = useState(false)
  const role = useAccounts().find(({ id }) => id === scope.accountId)?.role
  if (role === undefined || !mayApproveRegistrations(role))
    return <p className="sub">Decyzję podejmie osoba, która przyjmuje zgłoszenia.</p>
  const isRefused = registration.expiresAt !== null
  if (refusing && !isRefused)
    return (
      <RefusalForm
        id={registration.id}
        busy={busy}
        onRefuse={(reason) => onDecide({ kind: 'refuse', reason })}
        onBack={() => setRefusing(false)}
      />
    )
  return (
    <div className="decision">
      <button type="button" className="btn" disabled={busy} onClick={() => onDecide({ kind: 'approve' })}>
        Zatwierdź
      </button>
      {!isRefused && (
        <button type="button" className="btn quiet" disabled={busy} onClick={() => setRefusing(true)}>
          Odmów
        </button>
      )}
    </div>
  )
}
