import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '#domain/values/money.ts'
import { retentionReasonText } from '#i18n/pl/retention-reason.ts'
import * as words from '#i18n/pl/site/resign.ts'
import { tie } from '#i18n/text/typography.ts'
import { CheckField } from '#web/ui/field.tsx'
import type { Registration } from './use-registration.ts'
import { type Cancellation, useResigning } from './use-resigning.ts'

interface ResignProps {
  readonly registration: Registration
  readonly token: string
  readonly onResigned: (registration: Registration) => void
}

/** Resigning: first what is refunded and what is retained, then one button (flow C9.6). */
export function Resign({ registration, token, onResigned }: ResignProps) {
  const { preview, busy, failure, look, resign, stay } = useResigning(token, onResigned)
  return (
    <section aria-label={words.heading} className="resign">
      {preview === null ? (
        <div className="way">
          <button type="button" disabled={busy} onClick={() => void look()} aria-describedby="rezygnacja-co">
            {words.look}
          </button>
          <span id="rezygnacja-co">{words.intro}</span>
        </div>
      ) : (
        <Preview
          registration={registration}
          preview={preview}
          busy={busy}
          onResign={(returnDonation) => void resign(returnDonation)}
          onStay={stay}
        />
      )}
      <p role="status">{busy && (preview === null ? words.counting : words.cancelling)}</p>
      {failure !== null && (
        <p role="alert" className="notice warn">
          {failure}
        </p>
      )}
    </section>
  )
}

interface PreviewProps {
  readonly registration: Registration
  readonly preview: Cancellation
  readonly busy: boolean
  readonly onResign: (returnDonation: boolean) => void
  readonly onStay: () => void
}

function Preview({ registration, preview, busy, onResign, onStay }: PreviewProps) {
  const [returnDonation, setReturnDonation] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { paid, donation } = preview
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {tie(words.cancels(registration.number))}
      </h3>
      <p>{words.means(tie(whoWords(registration)))}</p>
      {paid > 0 ? <Money preview={preview} returnDonation={returnDonation} /> : <p>{words.nothingPaid}</p>}
      {donation > 0 && (
        <CheckField id="zwrot-darowizny" checked={returnDonation} onChange={setReturnDonation}>
          {words.donationToo(formatMoney(donation))}
        </CheckField>
      )}
      <div className="resign-buttons">
        <button type="button" className="btn" disabled={busy} onClick={() => onResign(returnDonation)}>
          {words.confirm}
        </button>
        <button type="button" className="btn text" disabled={busy} onClick={onStay}>
          {words.stay}
        </button>
      </div>
    </>
  )
}

function Money({ preview, returnDonation }: { preview: Cancellation; returnDonation: boolean }) {
  const { paid, kept, reasons, donation } = preview
  const back = preview.toRefund + (returnDonation ? donation : 0)
  const why = reasons.filter(({ amount }) => amount > 0)
  return (
    <>
      <dl className="sums">
        <div>
          <dt>{words.paid}</dt>
          <dd className="num">{formatMoney(paid)}</dd>
        </div>
        {kept > 0 && (
          <div>
            <dt>
              {words.kept}
              {why.map((reason) => (
                <small key={retentionReasonText(reason)}>{retentionReasonText(reason)}</small>
              ))}
            </dt>
            <dd className="num">{formatMoney(kept)}</dd>
          </div>
        )}
        {donation > 0 && !returnDonation && (
          <div>
            <dt>{words.donation}</dt>
            <dd className="num">{formatMoney(donation)}</dd>
          </div>
        )}
        <div className="rest">
          <dt>{words.back}</dt>
          <dd className="num">{formatMoney(back)}</dd>
        </div>
      </dl>
      {back > 0 && <p>{words.sameWay}</p>}
    </>
  )
}

function whoWords({ people, headcount }: Registration): string {
  if (headcount !== null) return words.howMany(headcount)
  return words.who(people.map((p) => `${p.firstName} ${p.lastName}`))
}
