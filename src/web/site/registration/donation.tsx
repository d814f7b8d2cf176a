import { useState } from 'react'
import type { returnDonation as ReturnDonation } from '#contract/changes.ts'
import { formatMoney } from '#domain/values/money.ts'
import * as words from '#i18n/pl/site/donation-back.ts'
import { tie } from '#i18n/text/typography.ts'
import { call, type Remote } from '#web/lib/call.ts'
import { failureWords } from '../shared/failure-words.ts'
import type { Registration } from './use-registration.ts'

export const returnDonation: Remote<typeof ReturnDonation> = {
  method: 'POST',
  path: '/v1/site/registrations/:token/donation-refund',
}

/** The event was called off: the donation stays unless its giver wants it back (flow C15). */
export function Donation(props: {
  registration: Registration
  token: string
  onChanged: (registration: Registration) => void
}) {
  const { registration, token, onChanged } = props
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (registration.donationKept === 0) return null
  const ask = async () => {
    setBusy(true)
    setFailure(null)
    const answer = await call(returnDonation, { params: { token }, body: {} })
    setBusy(false)
    if (answer.ok) onChanged(answer.data)
    else setFailure(failureWords(answer))
  }
  return (
    <section aria-labelledby="darowizna" className="resign">
      <h2 id="darowizna">{words.heading(formatMoney(registration.donationKept))}</h2>
      <p>{tie(words.stays)}</p>
      <button type="button" className="btn quiet" disabled={busy} onClick={() => void ask()}>
        {words.back}
      </button>
      <p role="status">{busy && words.saving}</p>
      {failure !== null && (
        <p role="alert" className="notice warn">
          {failure}
        </p>
      )}
    </section>
  )
}
