import { formatMoney } from '#domain/values/money.ts'
import { formatDaySeenOn, readMoment } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/payment-step.ts'
import { tie } from '#i18n/text/typography.ts'
import { nextSteps } from '../registration/next-steps.ts'
import type { Registration } from '../registration/use-registration.ts'

interface ArrivedProps {
  readonly registration: Registration
  readonly token: string
  readonly today: Temporal.PlainDate
  /** Null where nothing more can be paid now. */
  readonly onPayRest: (() => void) | null
}

/** Money has come: how much, what is left and until when, what comes next. */
export function Arrived({ registration, token, today, onPayRest }: ArrivedProps) {
  const { paid, due, balance, setAside, contact, number } = registration
  const left = due.filter((part) => part.left > 0)
  const steps = nextSteps(registration, token, today).filter(({ status }) => status !== 'done')
  return (
    <>
      <p>{tie(`${words.numbered(number)}. ${words.confirmationComes(contact.email)}`)}</p>
      <dl className="pay-sums">
        <div>
          <dt>{words.paid}</dt>
          <dd className="num">{formatMoney(paid)}</dd>
        </div>
        {balance + setAside > 0 &&
          left.map((part) => (
            <div key={`${part.name} ${part.until}`}>
              <dt>{part.until === null ? part.name : words.untilDay(dayOf(part.until, today))}</dt>
              <dd className="num">{formatMoney(part.left)}</dd>
            </div>
          ))}
      </dl>
      {steps.length > 0 && (
        <section aria-labelledby="co-dalej">
          <h2 id="co-dalej">{words.next}</h2>
          <ol className="stations">
            {steps.map(({ title, detail, status }) => (
              <li key={title} className={status}>
                <b>{title}</b>
                {detail !== '' && <small>{detail}</small>}
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className="pay-foot">
        <a className="btn" href={`/zgloszenie/${token}`}>
          {words.myRegistration}
        </a>
        {onPayRest !== null && (
          <button type="button" className="link" onClick={onPayRest}>
            {words.payRest}
          </button>
        )}
      </div>
    </>
  )
}

function dayOf(until: string, today: Temporal.PlainDate): string {
  const moment = readMoment(until)
  return moment === null ? until : tie(formatDaySeenOn(moment.toPlainDate(), today))
}
