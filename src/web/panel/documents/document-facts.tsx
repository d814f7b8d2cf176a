import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { formatDate, readDay } from '#domain/values/time.ts'
import { REJECTIONS, withdrawalMeans } from '#i18n/pl/checked-documents.ts'
import { pl } from '#i18n/pl.ts'
import { TextArea } from '#web/ui/field.tsx'
import { fullMoment } from '../shared/dates.ts'
import type { Verdict, WaitingDocument } from './documents-api.ts'

export const REASON_FIELD = 'powod-odrzucenia'
const LONGEST = 300

interface Props {
  readonly document: WaitingDocument
  readonly eventId: string
  readonly isBusy: boolean
  readonly onDecide: (verdict: Verdict) => void
}

/** The data that a document is compared with, and the decision. */
export function DocumentFacts({ document, eventId, isBusy, onDecide }: Props): ReactNode {
  const { firstName, lastName, age, group, number, registrationId, name, contact, answers, before } = document
  const birth = readDay(document.birthDate ?? '')
  const isWithdrawn = document.state === 'withdrawn'
  return (
    <section className="judge-facts" aria-labelledby="dokument">
      <div>
        <h2 id="dokument">
          {firstName} {lastName}
        </h2>
        <p>
          {[age === null ? null : pl.counts.years(age), group].filter((each) => each !== null).join(', ')}
          {(age !== null || group !== null) && ', '}
          <Link
            to="/wydarzenia/$eventId/zgloszenia/$registrationId"
            params={{ eventId, registrationId }}
            search={{}}
          >
            {number}
          </Link>
        </p>
      </div>
      <dl>
        <Fact label="Dokument">{name}</Fact>
        {birth !== null && <Fact label="Urodziny">{formatDate(birth)}</Fact>}
        <Fact label="Zgłasza">
          {contact.name}
          <small>
            {contact.phone}, {contact.email}
          </small>
        </Fact>
        {answers.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        <Fact label={isWithdrawn ? 'Wycofanie' : 'Podpis i\u00a0data'}>
          {isWithdrawn ? 'osoba zapisująca wycofała zgodę' : 'oceń na zdjęciu'}
          <small>
            {isWithdrawn ? '' : 'przesłano: '}
            {fullMoment(document.since)}
          </small>
          {before !== null && before.reason !== '' && (
            <small>
              poprzednio odrzucono {fullMoment(before.at)} ({before.by}): {before.reason}
            </small>
          )}
        </Fact>
      </dl>
      {isWithdrawn ? (
        <>
          <p>{withdrawalMeans[document.atEntry]}</p>
          <button
            type="button"
            className="btn"
            disabled={isBusy}
            onClick={() => onDecide({ state: 'withdrawn', reason: '' })}
          >
            Przyjmuję do wiadomości
          </button>
        </>
      ) : (
        <>
          <button
            type="button"
            className="btn"
            disabled={isBusy}
            onClick={() => onDecide({ state: 'checked', reason: '' })}
          >
            Sprawdzona <kbd>S</kbd>
          </button>
          <Rejection isBusy={isBusy} onReject={(reason) => onDecide({ state: 'rejected', reason })} />
        </>
      )}
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A usual reason fills the field; what stands there is what the registrant reads. */
function Rejection({ isBusy, onReject }: { isBusy: boolean; onReject: (reason: string) => void }): ReactNode {
  const [reason, setReason] = useState('')
  const [touched, setTouched] = useState(false)
  const text = reason.trim()
  const fault =
    text === '' ? 'Wybierz albo napisz powód.' : text.length > LONGEST ? `Najwyżej ${LONGEST} znaków.` : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (fault === null) onReject(text)
    else globalThis.document.getElementById(REASON_FIELD)?.focus()
  }
  return (
    <form className="judge-reject" onSubmit={submit} noValidate>
      <h3>Odrzuć, powód od razu trafi do rodzica</h3>
      <div className="judge-reasons">
        {REJECTIONS.map((each) => (
          <button
            key={each.name}
            type="button"
            aria-pressed={reason === each.text}
            onClick={() => {
              setReason(each.text)
              globalThis.document.getElementById(REASON_FIELD)?.focus()
            }}
          >
            {each.name}
          </button>
        ))}
      </div>
      <TextArea
        id={REASON_FIELD}
        label="Powód"
        hint="Tak przeczyta go osoba, która się zapisała."
        required
        error={fault}
        touched={touched}
        value={reason}
        onChange={setReason}
      />
      <button type="submit" className="btn quiet" disabled={isBusy}>
        Odrzuć i&nbsp;wyślij powód
      </button>
    </form>
  )
}
