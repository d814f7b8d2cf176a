import { formatMoney, sumMoney } from '#domain/values/money.ts'
import * as words from '#i18n/pl/site/register/summary.ts'
import * as sums from '#i18n/pl/site/sums.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/text/typography.ts'
import { lineViews } from '#web/kit/line-views.ts'
import type { FormTools } from './order/form-tools.ts'
import { fullName } from './order/person-name.ts'
import { ageOfPerson } from './people-step.tsx'
import { PriceLine } from './shared/price-lines.tsx'

/** What is ordered, with the reasons of each price; what others pay, and what is paid on the spot, shown separately. */
export function OrderLines({ tools }: { tools: FormTools }) {
  const { quote, order, compiled } = tools
  const nameOf = (ref: string) => {
    const person = order.people.find((each) => each.ref === ref)
    return person === undefined ? '' : fullName(person, order)
  }
  const minorOf = (ref: string) => {
    const person = order.people.find((each) => each.ref === ref)
    const age = person === undefined ? null : ageOfPerson(person, tools)
    return age === null || age >= 18 ? nameOf(ref) : `${nameOf(ref)}, ${pl.counts.years(age)}`
  }
  const views = (onSite: boolean) =>
    lineViews(
      quote.lines.filter((line) => (line.onSite ?? false) === onSite),
      compiled.definition,
      nameOf,
      minorOf,
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
          <span>{sums.total}</span>
          <span className="num">{formatMoney(quote.total)}</span>
        </p>
        {quote.subsidies.map(({ by, amount }) => (
          <p key={by} className="beside-sum">
            <span>{sums.subsidy(tie(by))}</span>
            <span className="num">{formatMoney(amount)}</span>
          </p>
        ))}
      </div>
      {later.length > 0 && (
        <section aria-labelledby="na-miejscu">
          <h2 id="na-miejscu" className="small-head">
            {sums.onSite}
          </h2>
          <ul className="price-lines wide">
            {later.map((line) => (
              <PriceLine key={line.key} line={line} />
            ))}
          </ul>
          <p className="beside-sum">
            <span>{words.onSiteBeside}</span>
            <b className="num">{formatMoney(quote.onSite)}</b>
          </p>
        </section>
      )}
    </>
  )
}

/** The people whose part awaits the organiser, and what that means for payment (flow C13). */
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
        <b>{words.awaitsOrganiser}</b> {tie(names.join(', '))}.
      </p>
      <p>
        {waits && sumMoney(due.map(({ amount }) => amount)) > 0 ? words.nothingUntilThen : words.placesWait}
      </p>
    </div>
  )
}
