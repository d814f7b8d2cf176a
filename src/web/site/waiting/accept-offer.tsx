import { useEffect, useRef, useState } from 'react'
import type { BrandView, OrganiserView } from '#contract/pages.ts'
import { formatMoney } from '#domain/values/money.ts'
import * as sums from '#i18n/pl/site/sums.ts'
import * as words from '#i18n/pl/site/waiting.ts'
import { tie } from '#i18n/text/typography.ts'
import { lineViews } from '#web/kit/line-views.ts'
import { OrderButton } from '#web/kit/order-button.tsx'
import { useSending } from '../register/order/use-sending.ts'
import { withdrawalWords } from '../register/order/withdrawal-words.ts'
import { DueList } from '../register/shared/due-list.tsx'
import { SendingNotice } from '../register/shared/notices.tsx'
import { PriceLine } from '../register/shared/price-lines.tsx'
import { Parties } from '../shared/parties.tsx'
import type { WaitingEntry } from './use-waiting.ts'

interface AcceptProps {
  readonly entry: WaitingEntry
  readonly offer: NonNullable<WaitingEntry['offer']>
  readonly organiser: OrganiserView
  readonly brand: BrandView
  readonly today: Temporal.PlainDate
}

/** The summary of the offer, by the rules of the day of joining, with the button that orders it. */
export function AcceptOffer({ entry, offer, organiser, brand, today }: AcceptProps) {
  const { sending, send } = useSending()
  const [key] = useState(() => crypto.randomUUID())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { draft, total, hold, lines, due, bought, subsidies, approvals } = offer
  const nameOf = (ref: string) => {
    const person = draft.people.find((each) => each.ref === ref)
    return person === undefined ? '' : `${person.firstName} ${person.lastName}`
  }
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const body = { version: entry.version, expectedTotal: total, draft, contact: entry.contact, hold }
    void send({ slug: entry.event.slug, key, body })
  }
  // Whether an offer is void is seen in the entry itself: it has lapsed, or was accepted meanwhile.
  const look = () => location.reload()
  return (
    <form onSubmit={submit} className="accept" noValidate>
      <h2 ref={heading} tabIndex={-1}>
        {words.summary}
      </h2>
      <ul className="price-lines wide">
        {lineViews(
          lines.filter(({ onSite }) => onSite !== true),
          null,
          nameOf,
        ).map((line) => (
          <PriceLine key={line.key} line={line} />
        ))}
      </ul>
      <p className="sum">
        <span>{sums.total}</span>
        <span className="num">{formatMoney(total)}</span>
      </p>
      {subsidies.map(({ by, amount }) => (
        <p key={by} className="beside-sum">
          <span>{sums.subsidy(tie(by))}</span>
          <span className="num">{formatMoney(amount)}</span>
        </p>
      ))}
      {approvals.length > 0 && <p className="notice">{words.awaitsApproval}</p>}
      <OnSite lines={lines} nameOf={nameOf} />
      {total > 0 && <DueList quote={{ due, approvals }} today={today} />}
      <div className="law">
        <Parties organiser={organiser} brand={brand} />
        {withdrawalWords(lines, { items: bought }).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <SendingNotice sending={sending} email={entry.contact.email} onChoice={look} onStartOver={look} />
      <OrderButton total={total} disabled={sending.kind === 'sending' || sending.kind === 'checking'} />
    </form>
  )
}

/** What is paid on the spot, apart from the total. */
function OnSite({
  lines,
  nameOf,
}: {
  lines: AcceptProps['offer']['lines']
  nameOf: (ref: string) => string
}) {
  const later = lines.filter(({ onSite }) => onSite === true)
  if (later.length === 0) return null
  return (
    <>
      <h3>{sums.onSite}</h3>
      <ul className="price-lines wide">
        {lineViews(later, null, nameOf).map((line) => (
          <PriceLine key={line.key} line={line} />
        ))}
      </ul>
    </>
  )
}
