import './decision.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { mayApproveRegistrations } from '#domain/access/rights.ts'
import { fullMoment } from '../shared/dates.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { Icon } from '../shared/icon.tsx'
import type { Registration } from '../shared/registration/registration-api.ts'
import { Section } from '../shared/registration/section.tsx'
import { useAccounts } from '../shared/session.ts'
import { failureWords, outcomeWords } from './decision-words.ts'
import { RefusalForm } from './refusal-form.tsx'
import { useDecision, type Verdict } from './use-decision.ts'

interface DecisionProps {
  readonly scope: EventScope
  readonly registration: Registration
}

/** The part of a registration that awaits the staff, with the two possible decisions; afterwards the decision. */
export function DecisionSection({ scope, registration }: DecisionProps): ReactNode {
  const { mutate, variables, data, error, isPending, isSuccess } = useDecision(scope, registration)
  const outcome = useRef<HTMLParagraphElement>(null)
  // The button that was pressed has disappeared: the keyboard focus moves to the result.
  useEffect(() => {
    if (isSuccess) outcome.current?.focus()
  }, [isSuccess])
  const awaits = registration.state === 'awaiting_approval'
  if (!awaits && !isSuccess) return null
  const isDecided = isSuccess && variables !== undefined && data !== undefined
  return (
    <Section title="Decyzja">
      {awaits && <Asked registration={registration} explained={isDecided} />}
      {isDecided && (
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

/** `explained`: the meaning of a refusal is already shown. */
function Asked({ registration, explained }: { registration: Registration; explained: boolean }) {
  const { approvals, participants, isRefused, expiresAt } = registration
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
      {isRefused && expiresAt !== null && !explained && (
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
  const { isRefused } = registration
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
