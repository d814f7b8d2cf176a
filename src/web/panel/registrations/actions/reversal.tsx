import { type ReactNode, useState } from 'react'
import { reversePayment } from '#contract/office-money.ts'
import { mayMoveMoney } from '#domain/access/rights.ts'
import { pl } from '#i18n/pl.ts'
import { ask } from '#web/lib/ask.ts'
import { TextField } from '#web/ui/field.tsx'
import type { EventScope } from '../../shared/event-versions.ts'
import type { Registration } from '../../shared/registration/registration-api.ts'
import { useAccounts } from '../../shared/session.ts'
import { ActionForm } from './action-form.tsx'
import { useAction } from './use-action.ts'

type Entry = Registration['ledger'][number]

/** Takes a booking by hand back; it stays in the ledger, with an entry against it. Nothing for other entries. */
export function Reversal(props: { scope: EventScope; registration: Registration; entry: Entry }): ReactNode {
  const { scope, registration, entry } = props
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [touched, setTouched] = useState(false)
  const role = useAccounts().find(({ id }) => id === scope.accountId)?.role
  const action = useAction(scope, registration, () =>
    ask(reversePayment, {
      params: { ...scope, registrationId: registration.id, entryId: entry.id },
      body: { reason: reason.trim() },
    }),
  )
  const isReversed = registration.ledger.some(
    ({ explanation }) => explanation.code === 'payment_reversed' && explanation.entry === entry.id,
  )
  if (entry.explanation.code !== 'paid_by_hand' || role === undefined || !mayMoveMoney(role)) return null
  if (isReversed) return <span className="sub">Wycofana jako pomyłka</span>
  if (!open)
    return (
      <button type="button" className="link" onClick={() => setOpen(true)}>
        To pomyłka<span className="sr">{`: wpłata ${pl.sum(-entry.amount)}`}</span>
      </button>
    )
  const error = [...reason.trim()].length < 3 ? 'Podaj powód.' : null
  return (
    <ActionForm
      name={`Wycofaj wpłatę ${pl.sum(-entry.amount)}`}
      submit="Wycofaj wpłatę"
      busy={action.isPending}
      error={action.error}
      onSubmit={() => {
        setTouched(true)
        if (error === null) action.mutate(undefined, { onSuccess: () => setOpen(false) })
      }}
      onBack={() => setOpen(false)}
    >
      <p className="sub">Wpis zostaje w&nbsp;księdze, a&nbsp;pod nim pojawi się korekta. Miejsca zostają.</p>
      <TextField
        id={`pomylka-${entry.id}`}
        label="Powód"
        required
        maxLength={200}
        error={error}
        touched={touched}
        value={reason}
        onChange={setReason}
      />
    </ActionForm>
  )
}
