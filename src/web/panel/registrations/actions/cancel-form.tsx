import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { cancelPanelRegistration, previewPanelCancellation } from '#contract/changes.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { retentionReasonText } from '#i18n/pl/retention-reason.ts'
import { pl } from '#i18n/pl.ts'
import { ask } from '#web/lib/ask.ts'
import { TextField } from '#web/ui/field.tsx'
import { MoneyField } from '../../shared/inputs/money-field.tsx'
import { Trouble } from '../../shared/trouble.tsx'
import { ActionForm, TellTick } from './action-form.tsx'
import type { ActionProps } from './action-props.ts'
import { useAction } from './use-action.ts'

type Money = OutputOf<typeof previewPanelCancellation>

/** Calls a registration off: what is kept and what goes back stands first, and may be changed by a decision. */
export function CancelForm(props: ActionProps): ReactNode {
  const { scope, registration } = props
  const params = { ...scope, registrationId: registration.id }
  const preview = useQuery({
    queryKey: ['cancellation', scope, registration.id, registration.balance],
    queryFn: ({ signal }) => ask(previewPanelCancellation, { params, signal }),
  })
  if (preview.data !== undefined) return <Decision {...props} money={preview.data} />
  return preview.isError ? (
    <Trouble error={preview.error} onRetry={() => void preview.refetch()} />
  ) : (
    <div className="bone field" />
  )
}

function Decision({ scope, registration, money, onDone, onBack }: ActionProps & { money: Money }): ReactNode {
  const byRules = money.kept - money.donation
  const [wanted, setKept] = useState(byRules)
  // Never more than the rules retain, where there are any.
  const kept = money.reasons.length > 0 ? Math.min(wanted, byRules) : wanted
  const [reason, setReason] = useState('')
  const [touched, setTouched] = useState(false)
  const [returnDonation, setReturn] = useState(false)
  const [tell, setTell] = useState(true)
  const action = useAction(scope, registration, () =>
    ask(cancelPanelRegistration, {
      params: { ...scope, registrationId: registration.id },
      body: { reason: reason.trim(), returnDonation, tell, ...(kept === byRules ? {} : { fee: kept }) },
    }),
  )
  const error = reason.trim() === '' ? 'Podaj powód.' : null
  const goesBack = Math.max(0, money.toRefund + byRules - kept + (returnDonation ? money.donation : 0))
  const send = () => {
    setTouched(true)
    if (error === null)
      action.mutate(undefined, {
        onSuccess: () =>
          onDone(
            goesBack > 0
              ? `Zgłoszenie anulowane, miejsca wróciły do puli. Zwrot: ${pl.sum(goesBack)}.`
              : 'Zgłoszenie anulowane, miejsca wróciły do puli.',
          ),
      })
  }
  return (
    <ActionForm
      name={`Anulujesz zgłoszenie ${registration.number}`}
      submit="Anuluj zgłoszenie"
      busy={action.isPending}
      error={action.error}
      onSubmit={send}
      onBack={onBack}
    >
      <Sums money={money} goesBack={goesBack} />
      {money.paid > 0 && (
        <>
          <MoneyField label="Zostaje u organizatora" value={kept} onChange={setKept} />
          <p className="sub">
            {money.reasons.length > 0
              ? `Według zasad: ${money.reasons.map(retentionReasonText).join('; ')}. Możesz zostawić mniej.`
              : 'Zasady nie przewidują potrącenia.'}
          </p>
        </>
      )}
      {money.donation > 0 && (
        <label className="draft-tick">
          <input
            type="checkbox"
            checked={returnDonation}
            onChange={({ currentTarget }) => setReturn(currentTarget.checked)}
          />
          {`Oddaj też darowiznę ${pl.sum(money.donation)}`}
        </label>
      )}
      <TextField
        id={`anulowanie-${registration.id}`}
        label="Powód"
        hint="Przeczyta go osoba, która się zapisała."
        required
        maxLength={500}
        error={error}
        touched={touched}
        value={reason}
        onChange={setReason}
      />
      <TellTick value={tell} onChange={setTell} />
    </ActionForm>
  )
}

function Sums({ money, goesBack }: { money: Money; goesBack: number }): ReactNode {
  return (
    <ul className="amounts" aria-live="polite">
      <li>
        Wpłacono<b className="num">{pl.sum(money.paid)}</b>
      </li>
      {money.fees > 0 && (
        <li>
          Opłaty za zmiany<b className="num">{pl.sum(money.fees)}</b>
        </li>
      )}
      <li>
        Zwrot<b className="num">{pl.sum(goesBack)}</b>
      </li>
    </ul>
  )
}
