import { formatMoney, sumMoney } from '#domain/money.ts'
import { tie } from '#i18n/typography.ts'
import { lineViews } from '#web/kit/line-views.ts'
import type { FormTools } from './form-tools.ts'
import { fullName } from './person-name.ts'
import { PriceLine } from './price-lines.tsx'

/** What is ordered and why it costs what it costs; what others pay, and what is paid on the spot, told apart. */
export function OrderLines({ tools }: { tools: FormTools }) {
  const { quote, order, compiled } = tools
  const nameOf = (ref: string) => {
    const person = order.people.find((each) => each.ref === ref)
    return person === undefined ? '' : fullName(person, order)
  }
  const views = (onSite: boolean) =>
    lineViews(
      quote.lines.filter((line) => line.onSite === onSite),
      compiled.definition,
      nameOf,
    )
  const later = views(true)
  return (
    <>
      <ul className="price-lines wide">
        {views(false).map((line) => (
          <PriceLine key={line.key} line={line} />
        ))}
      </ul>
      <div>
        <p className="sum">
          <span>Razem</span>
          <span className="num">{formatMoney(quote.total)}</span>
        </p>
        {quote.subsidies.map(({ by, amount }) => (
          <p key={by} className="beside-sum">
            <span>Dopłaca {tie(by)}, już odjęte od ceny</span>
            <span className="num">{formatMoney(amount)}</span>
          </p>
        ))}
      </div>
      {later.length > 0 && (
        <section aria-labelledby="na-miejscu">
          <h2 id="na-miejscu" className="small-head">
            Płatne na miejscu
          </h2>
          <ul className="price-lines wide">
            {later.map((line) => (
              <PriceLine key={line.key} line={line} />
            ))}
          </ul>
          <p className="beside-sum">
            <span>Na miejscu, poza sumą powyżej</span>
            <b className="num">{formatMoney(quote.onSite)}</b>
          </p>
        </section>
      )}
    </>
  )
}

/** Whose part waits for the organiser, and what that means for paying (flow C13). */
export function Approvals({ tools: { quote, order } }: { tools: FormTools }) {
  const { approvals, due } = quote
  if (approvals.length === 0) return null
  const waits = due.every(({ until }) => until === null)
  const names = approvals.map(({ person, name }) => {
    const who = order.people.find(({ ref }) => ref === person)
    return who === undefined ? name : `${fullName(who, order)}: ${name}`
  })
  return (
    <div className="notice">
      <p>
        <b>Czeka na potwierdzenie organizatora.</b> {tie(names.join(', '))}.
      </p>
      <p>
        {waits && sumMoney(due.map(({ amount }) => amount)) > 0
          ? 'Do tego czasu nic nie płacisz. Miejsca czekają.'
          : 'Miejsca czekają na decyzję.'}{' '}
        O&nbsp;decyzji damy znać e-mailem.
      </p>
    </div>
  )
}
