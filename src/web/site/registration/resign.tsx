import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '#domain/money.ts'
import { keptReason } from '#i18n/pl/kept-reason.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/typography.ts'
import { CheckField } from '#web/ui/field.tsx'
import type { Registration } from './use-registration.ts'
import { type Cancellation, useResigning } from './use-resigning.ts'

interface ResignProps {
  readonly registration: Registration
  readonly token: string
  readonly onResigned: (registration: Registration) => void
}

/** Giving up: first what comes back and what is kept, then one button (flow C9.6). */
export function Resign({ registration, token, onResigned }: ResignProps) {
  const { preview, busy, failure, look, resign, stay } = useResigning(token, onResigned)
  return (
    <section aria-labelledby="rezygnacja" className="resign">
      <h2 id="rezygnacja">Rezygnacja</h2>
      {preview === null ? (
        <>
          <p>Plany się zmieniły? Najpierw zobaczysz, co wraca, a&nbsp;co zostaje u&nbsp;organizatora.</p>
          <button type="button" className="btn quiet" disabled={busy} onClick={() => void look()}>
            Rezygnuję
          </button>
        </>
      ) : (
        <Preview
          registration={registration}
          preview={preview}
          busy={busy}
          onResign={(returnDonation) => void resign(returnDonation)}
          onStay={stay}
        />
      )}
      <p role="status">{busy && (preview === null ? 'Liczę…' : 'Anuluję…')}</p>
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
        {tie(`Anulujesz zgłoszenie ${registration.number}`)}
      </h3>
      <p>
        {tie(whoWords(registration))} Miejsca wrócą do puli, a&nbsp;bilety przestaną działać. Tego nie można
        cofnąć.
      </p>
      {paid > 0 ? (
        <Money preview={preview} returnDonation={returnDonation} />
      ) : (
        <p>Nic nie wpłacono, więc nie ma zwrotu. Nic też nie trzeba płacić.</p>
      )}
      {donation > 0 && (
        <CheckField id="zwrot-darowizny" checked={returnDonation} onChange={setReturnDonation}>
          Proszę też o&nbsp;zwrot darowizny: {formatMoney(donation)}
        </CheckField>
      )}
      <div className="resign-buttons">
        <button type="button" className="btn" disabled={busy} onClick={() => onResign(returnDonation)}>
          Potwierdzam rezygnację
        </button>
        <button type="button" className="btn text" disabled={busy} onClick={onStay}>
          Nie rezygnuję
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
          <dt>Wpłacono</dt>
          <dd className="num">{formatMoney(paid)}</dd>
        </div>
        {kept > 0 && (
          <div>
            <dt>
              Zostaje u&nbsp;organizatora
              {why.map((reason) => (
                <small key={keptReason(reason)}>{keptReason(reason)}</small>
              ))}
            </dt>
            <dd className="num">{formatMoney(kept)}</dd>
          </div>
        )}
        {donation > 0 && !returnDonation && (
          <div>
            <dt>Darowizna, która zostaje</dt>
            <dd className="num">{formatMoney(donation)}</dd>
          </div>
        )}
        <div className="rest">
          <dt>Wraca do ciebie</dt>
          <dd className="num">{formatMoney(back)}</dd>
        </div>
      </dl>
      {back > 0 && <p>Pieniądze dotrą zwykle w&nbsp;ciągu kilku dni roboczych.</p>}
    </>
  )
}

function whoWords({ people, headcount }: Registration): string {
  if (headcount !== null) return `Zgłoszenie obejmuje: ${pl.counts.people(headcount)}.`
  return `Nie wezmą udziału: ${people.map((p) => `${p.firstName} ${p.lastName}`).join(', ')}.`
}
