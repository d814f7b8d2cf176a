import './refunds.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayMoveMoney, maySetRefundConfirmation } from '#domain/access/rights.ts'
import { pl } from '#i18n/pl.ts'
import { isRefused } from '#web/lib/ask.ts'
import { type OwnedEvent, useOwnedEvent } from '../shared/account-events.ts'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Missing, Trouble } from '../shared/trouble.tsx'
import { RefundItem } from './refund-item.tsx'
import { RefundSetting } from './refund-setting.tsx'
import { groupsOf, type RefundGroup } from './refund-words.ts'
import { type EventScope, refundsQuery } from './refunds-api.ts'

/** The refunds of an event by the action they need, and the amount above which they wait for it. */
export function RefundsPage({ eventId }: { eventId: string }): ReactNode {
  const { found, pending, error, retry } = useOwnedEvent(eventId)
  if (found === null && pending) return <Loading />
  if (found === null && error !== null) return <Trouble whole error={error} onRetry={retry} />
  if (found === null) return <Missing>Nie ma takiego wydarzenia</Missing>
  return <OwnedRefunds found={found} />
}

function OwnedRefunds({ found: { account, event } }: { found: OwnedEvent }): ReactNode {
  const scope = { accountId: account.id, eventId: event.id }
  const pages = useInfiniteQuery(refundsQuery(scope))
  const head = (
    <PageHead
      title="Zwroty"
      crumb={
        <nav className="crumbs" aria-label="Gdzie jesteś">
          <Link to="/">Wydarzenia</Link>
          <span>{event.title}</span>
        </nav>
      }
    />
  )
  if (pages.isPending) return <Loading />
  if (isRefused(pages.error, 'forbidden')) return <NotForYou head={head} />
  if (pages.data === undefined)
    return <Trouble whole error={pages.error} onRetry={() => void pages.refetch()} />
  const groups = groupsOf(pages.data.pages.flatMap(({ refunds }) => refunds))
  return (
    <>
      {head}
      <div className="refunds">
        {groups.length === 0 && <Nothing />}
        {groups.map((group) => (
          <Group key={group.key} scope={scope} group={group} mayDecide={mayMoveMoney(account.role)} />
        ))}
        {pages.hasNextPage && (
          <button
            type="button"
            className="btn quiet"
            disabled={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            Pokaż starsze
          </button>
        )}
        <RefundSetting accountId={account.id} maySet={maySetRefundConfirmation(account.role)} />
      </div>
    </>
  )
}

function Group(props: { scope: EventScope; group: RefundGroup; mayDecide: boolean }): ReactNode {
  const { key, title, refunds } = props.group
  const sum = refunds.reduce((all, { amount }) => all + amount, 0)
  return (
    <section aria-labelledby={`zwroty-${key}`}>
      <h2 id={`zwroty-${key}`}>
        {title}: <span className="num">{refunds.length}</span>
      </h2>
      {key !== 'over' && <p className="muted">Razem {pl.sum(sum)}</p>}
      <ul className="refund-rows">
        {refunds.map((refund) => (
          <RefundItem key={refund.id} scope={props.scope} refund={refund} mayDecide={props.mayDecide} />
        ))}
      </ul>
    </section>
  )
}

function Nothing(): ReactNode {
  return (
    <section className="quiet-note">
      <h2>Nie ma żadnych zwrotów</h2>
      <p>
        Gdy ktoś zrezygnuje albo wybierze coś tańszego, zwrot zleci się sam. Tu zobaczysz, czy dotarł
        i&nbsp;czy trzeba go zatwierdzić.
      </p>
    </section>
  )
}

function NotForYou({ head }: { head: ReactNode }): ReactNode {
  return (
    <>
      {head}
      <section className="quiet-note">
        <h2>Twoja rola nie obejmuje pieniędzy</h2>
        <p>O&nbsp;dostęp poproś osobę, która prowadzi konto organizatora.</p>
      </section>
    </>
  )
}
