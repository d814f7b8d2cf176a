import { formatMoney } from '#domain/money.ts'
import { formatDaySeenOn, readMoment } from '#domain/time.ts'
import { keptReason } from '#i18n/pl/kept-reason.ts'
import { lastMomentText } from '#i18n/pl/spans.ts'
import { tie } from '#i18n/typography.ts'
import { feesBefore, outcomeOf, type Preview } from './sum-words.ts'
import type { Agreed } from './use-agreed.ts'

interface SumsProps {
  readonly preview: Preview
  readonly agreed: Pick<Agreed, 'total' | 'paid'>
  /** By which a year is said or not. */
  readonly today: Temporal.PlainDate
}

/** The new price, the fee, what is kept, what has come; what is to be paid or goes back, and until when. */
export function ChangeSums({ preview, agreed, today }: SumsProps) {
  const { total, fee, kept, reasons, toRefund } = preview
  const outcome = outcomeOf(preview, agreed.paid)
  const before = feesBefore(preview, agreed.paid)
  return (
    <>
      <dl className="sums">
        <div>
          <dt>{total === agreed.total ? 'Cena bez zmian' : 'Nowa cena'}</dt>
          <dd className="num">
            {total !== agreed.total && (
              <>
                <span className="sr">zamiast </span>
                <s>{formatMoney(agreed.total)}</s>{' '}
              </>
            )}
            {formatMoney(total)}
          </dd>
        </div>
        {fee !== null && (
          <div>
            <dt>
              Opłata za zmianę zgłoszenia
              {fee.until !== null && <small>{tie(feeUntil(fee.until))}</small>}
            </dt>
            <dd className="num">{formatMoney(fee.amount)}</dd>
          </div>
        )}
        {before > 0 && (
          <div>
            <dt>Wcześniejsze opłaty</dt>
            <dd className="num">{formatMoney(before)}</dd>
          </div>
        )}
        {kept > 0 && (
          <div>
            <dt>
              Zostaje u&nbsp;organizatora
              {reasons
                .filter(({ amount }) => amount > 0)
                .map((reason) => (
                  <small key={keptReason(reason)}>{keptReason(reason)}</small>
                ))}
            </dt>
            <dd className="num">{formatMoney(kept)}</dd>
          </div>
        )}
        {agreed.paid > 0 && (
          <div>
            <dt>Wpłacono</dt>
            <dd className="num">{formatMoney(agreed.paid)}</dd>
          </div>
        )}
        <div className="rest">
          <dt>{outcome.label}</dt>
          <dd className="num">{outcome.amount === null ? '' : formatMoney(outcome.amount)}</dd>
        </div>
      </dl>
      <Dates preview={preview} today={today} />
      {toRefund > 0 && <p className="muted">Pieniądze dotrą zwykle w&nbsp;ciągu kilku dni roboczych.</p>}
    </>
  )
}

const feeUntil = (until: string) => `Tyle do ${lastMomentText(until)}`

/** What is left of each part, and its last day. */
function Dates({ preview: { due }, today }: Pick<SumsProps, 'preview' | 'today'>) {
  const open = due.filter(({ left }) => left > 0)
  if (open.length === 0) return null
  return (
    <ul className="due">
      {open.map(({ name, until, left }) => {
        const moment = readMoment(until ?? '')
        const day = moment === null ? '' : `, do ${formatDaySeenOn(moment.toPlainDate(), today)}`
        return (
          <li key={`${name} ${until}`}>
            <span>{tie(`${name}${day}`)}</span>
            <b className="num">{formatMoney(left)}</b>
          </li>
        )
      })}
    </ul>
  )
}
