import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { pl } from '#i18n/pl.ts'
import { shortMoment } from '../../shared/dates.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import { lookOfRefund } from '../../shared/refund-look.ts'
import { Tag } from '../../shared/tag.tsx'
import { AccountForm } from './account-form.tsx'
import { decisionTrouble } from './decision-trouble.ts'
import { byWords, wayWords } from './refund-words.ts'
import { type Refund, useRefundDecision } from './refunds-api.ts'
import { WithholdForm } from './withhold-form.tsx'

/** One refund: the payer, reason, amount and state, and the available decisions. */
export function RefundItem(props: { scope: EventScope; refund: Refund; mayDecide: boolean }): ReactNode {
  const { scope, refund } = props
  const look = lookOfRefund(refund.state)
  return (
    <li>
      <div className="refund-who">
        <Link
          to="/wydarzenia/$eventId/zgloszenia/$registrationId"
          params={{ eventId: scope.eventId, registrationId: refund.registration }}
        >
          {refund.contactName}, {refund.number}
        </Link>
        <p>
          {refund.reason}, {byWords(refund.requestedBy)}, {shortMoment(refund.requestedAt)}
        </p>
        <p className="num">{wayWords(refund)}</p>
        {refund.decidedBy !== null && <p>Decyzja: {refund.decidedBy}</p>}
      </div>
      <b className="refund-sum num">{pl.sum(refund.amount)}</b>
      <div className="refund-state">
        <Tag tone={look.tone} icon={look.icon}>
          {look.word}
        </Tag>
      </div>
      {refund.inPackage ? (
        <p className="refund-status sub">W&nbsp;paczce przelewów, która czeka na wysłanie.</p>
      ) : (
        props.mayDecide && <Decisions scope={scope} refund={refund} />
      )}
    </li>
  )
}

function Decisions({ scope, refund }: { scope: EventScope; refund: Refund }): ReactNode {
  const [stopping, setStopping] = useState(false)
  const [typing, setTyping] = useState(false)
  const decision = useRefundDecision(scope, refund.id)
  const busy = decision.isPending
  const { state } = refund
  const waits = state === 'awaiting_confirmation'
  const outside = state === 'to_transfer' || state === 'needs_account'
  if (!waits && !outside && state !== 'withheld') return null
  if (stopping)
    return (
      <WithholdForm
        id={refund.id}
        busy={busy}
        onWithhold={(reason) =>
          decision.mutate({ kind: 'withhold', reason }, { onSuccess: () => setStopping(false) })
        }
        onBack={() => setStopping(false)}
      />
    )
  if (typing)
    return (
      <AccountForm
        id={refund.id}
        busy={busy}
        error={decision.isError ? decisionTrouble(decision.error) : null}
        onAccount={(account) =>
          decision.mutate({ kind: 'account', account }, { onSuccess: () => setTyping(false) })
        }
        onBack={() => setTyping(false)}
      />
    )
  return (
    <div className="refund-acts">
      {refund.needsOther && <p>Ten zwrot zatwierdza inna osoba: nie ta, która go przygotowała.</p>}
      {(waits || state === 'withheld') && !refund.needsOther && (
        <button
          type="button"
          className="btn"
          disabled={busy}
          onClick={() => decision.mutate({ kind: 'confirm' })}
        >
          Zatwierdź {pl.sum(refund.amount)}
        </button>
      )}
      {state === 'to_transfer' && (
        <button
          type="button"
          className="btn quiet"
          disabled={busy}
          onClick={() => decision.mutate({ kind: 'hand_back', how: 'transfer' })}
        >
          Wysłany przelewem
        </button>
      )}
      {state === 'needs_account' && (
        <button type="button" className="btn quiet" disabled={busy} onClick={() => setTyping(true)}>
          Wpisz numer konta
        </button>
      )}
      {state === 'needs_account' && (
        <button
          type="button"
          className="btn text"
          disabled={busy}
          onClick={() => decision.mutate({ kind: 'ask' })}
        >
          Poproś jeszcze raz
        </button>
      )}
      {state === 'needs_account' && (
        <button
          type="button"
          className="btn text"
          disabled={busy}
          onClick={() => decision.mutate({ kind: 'hand_back', how: 'cash' })}
        >
          Oddano gotówką
        </button>
      )}
      {state !== 'withheld' && (
        <button type="button" className="btn text" disabled={busy} onClick={() => setStopping(true)}>
          Zatrzymaj
        </button>
      )}
      <p role="status" className="refund-status">
        {decision.isError
          ? decisionTrouble(decision.error)
          : busy
            ? 'Zapisuję…'
            : decision.isSuccess && decision.variables.kind === 'ask'
              ? 'Prośba o\u00a0numer konta wysłana.'
              : ''}
      </p>
    </div>
  )
}
