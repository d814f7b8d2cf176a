import './refunds.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { maySetRefundConfirmation } from '#domain/access/rights.ts'
import { pl } from '#i18n/pl.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import type { Account } from '../../shared/session.ts'
import { Loading, Trouble } from '../../shared/trouble.tsx'
import { PrepareForm } from '../packages/prepare-form.tsx'
import { OlderButton } from '../shared/older-button.tsx'
import { ConfirmMany } from './confirm-many.tsx'
import { RefundItem } from './refund-item.tsx'
import { RefundSetting } from './refund-setting.tsx'
import { REFUND_SECTIONS } from './refund-words.ts'
import { type RefundState, refundsQuery } from './refunds-api.ts'

/** The refunds of an event by the action they need, and the amount above which they wait for it. */
export function RefundList(props: { account: Account; scope: EventScope; mayDecide: boolean }): ReactNode {
  const { account, scope, mayDecide } = props
  const first = useInfiniteQuery(refundsQuery(scope, 'awaiting_confirmation'))
  if (first.isPending) return <Loading />
  if (first.data === undefined) return <Trouble error={first.error} onRetry={() => void first.refetch()} />
  return (
    <div className="refunds">
      <p className="muted">
        Gdy ktoś zrezygnuje albo wybierze coś tańszego, zwrot zleci się sam. Tu widać, czy dotarł i&nbsp;czy
        trzeba go zatwierdzić.
      </p>
      {mayDecide && <ConfirmMany scope={scope} refunds={first.data.pages.flatMap((page) => page.refunds)} />}
      {REFUND_SECTIONS.map(({ state, title }) => (
        <Section key={state} scope={scope} state={state} title={title} mayDecide={mayDecide} />
      ))}
      <RefundSetting accountId={account.id} maySet={maySetRefundConfirmation(account.role)} />
    </div>
  )
}

/** The refunds in a state; none: nothing is shown. */
function Section(props: {
  scope: EventScope
  state: RefundState
  title: string
  mayDecide: boolean
}): ReactNode {
  const { scope, state, title, mayDecide } = props
  const pages = useInfiniteQuery(refundsQuery(scope, state))
  const refunds = pages.data?.pages.flatMap((page) => page.refunds) ?? []
  if (refunds.length === 0) return null
  const sum = refunds.reduce((all, { amount }) => all + amount, 0)
  const isWhole = !pages.hasNextPage
  return (
    <section aria-labelledby={`zwroty-${state}`}>
      <h2 id={`zwroty-${state}`}>
        {title}
        {isWhole && (
          <>
            : <span className="num">{refunds.length}</span>
          </>
        )}
      </h2>
      {isWhole && <p className="muted">Razem {pl.sum(sum)}</p>}
      {state === 'to_transfer' && mayDecide && <PrepareForm scope={scope} refunds={refunds} />}
      <ul className="refund-rows">
        {refunds.map((refund) => (
          <RefundItem key={refund.id} scope={scope} refund={refund} mayDecide={mayDecide} />
        ))}
      </ul>
      <OlderButton pages={pages} />
    </section>
  )
}
