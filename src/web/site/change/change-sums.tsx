import { formatMoney } from '#domain/values/money.ts'
import { formatDaySeenOn, readMoment } from '#domain/values/time.ts'
import { retentionReasonText } from '#i18n/pl/retention-reason.ts'
import * as words from '#i18n/pl/site/change-summary.ts'
import { lastMomentText } from '#i18n/pl/spans.ts'
import { tie } from '#i18n/text/typography.ts'
import { feesBefore, outcomeOf, type Preview } from './sum-words.ts'
import type { Agreed } from './use-agreed.ts'

interface SumsProps {
  readonly preview: Preview
  readonly agreed: Pick<Agreed, 'total' | 'paid'>
  /** The day that decides whether a year is shown. */
  readonly today: Temporal.PlainDate
}

/** The new price, the fee, what is retained and received; what is to be paid or refunded, and until when. */
export function ChangeSums({ preview, agreed, today }: SumsProps) {
  const { total, fee, kept, reasons, toRefund } = preview
  const outcome = outcomeOf(preview, agreed.paid)
  const before = feesBefore(preview, agreed.paid)
  return (
    <>
      <dl className="sums">
        <div>
          <dt>{total === agreed.total ? words.samePrice : words.newPrice}</dt>
          <dd className="num">
            {total !== agreed.total && (
              <>
                <span className="sr">{words.insteadOf}</span>
                <s>{formatMoney(agreed.total)}</s>{' '}
              </>
            )}
            {formatMoney(total)}
          </dd>
        </div>
        {fee !== null && (
          <div>
            <dt>
              {words.fee}
              {fee.until !== null && <small>{tie(words.feeUntil(lastMomentText(fee.until)))}</small>}
            </dt>
            <dd className="num">{formatMoney(fee.amount)}</dd>
          </div>
        )}
        {before > 0 && (
          <div>
            <dt>{words.feesBefore}</dt>
            <dd className="num">{formatMoney(before)}</dd>
          </div>
        )}
        {kept > 0 && (
          <div>
            <dt>
              {words.kept}
              {reasons
                .filter(({ amount }) => amount > 0)
                .map((reason) => (
                  <small key={retentionReasonText(reason)}>{retentionReasonText(reason)}</small>
                ))}
            </dt>
            <dd className="num">{formatMoney(kept)}</dd>
          </div>
        )}
        {agreed.paid > 0 && (
          <div>
            <dt>{words.paid}</dt>
            <dd className="num">{formatMoney(agreed.paid)}</dd>
          </div>
        )}
        <div className="rest">
          <dt>{outcome.label}</dt>
          <dd className="num">{outcome.amount === null ? '' : formatMoney(outcome.amount)}</dd>
        </div>
      </dl>
      <Dates preview={preview} today={today} />
      {toRefund > 0 && <p className="muted">{words.sameWay}</p>}
    </>
  )
}

/** The remainder of each part, and its last day. */
function Dates({ preview: { due }, today }: Pick<SumsProps, 'preview' | 'today'>) {
  const open = due.filter(({ left }) => left > 0)
  if (open.length === 0) return null
  return (
    <ul className="due">
      {open.map(({ name, until, left }) => {
        const moment = readMoment(until ?? '')
        const day = moment === null ? null : formatDaySeenOn(moment.toPlainDate(), today)
        return (
          <li key={`${name} ${until}`}>
            <span>{tie(words.partUntil(name, day))}</span>
            <b className="num">{formatMoney(left)}</b>
          </li>
        )
      })}
    </ul>
  )
}
