import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { mayMoveMoney } from '#domain/access/rights.ts'
import { formatMoney } from '#domain/values/money.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { formatMoment } from '#domain/values/time.ts'
import type { Account } from '../shared/session.ts'
import { SideDrawer } from '../shared/side-drawer.tsx'
import { Trouble } from '../shared/trouble.tsx'
import { donationState } from './collection-words.ts'
import { type CollectionScope, type DonationItem, donationsQuery } from './collections-api.ts'
import { RefundForm } from './refund-form.tsx'

/** Who has donated and what has become of it; giving a donation back. */
export function DonationRows({ account, scope }: { account: Account; scope: CollectionScope }): ReactNode {
  const query = useInfiniteQuery(donationsQuery(scope))
  const [refunded, setRefunded] = useState<DonationItem | null>(null)
  const [done, setDone] = useState('')
  const rows = query.data?.pages.flatMap(({ donations }) => donations)
  const mayRefund = mayMoveMoney(account.role)
  return (
    <section aria-labelledby="darowizny">
      <h2 id="darowizny">Darowizny</h2>
      <p role="status">{done}</p>
      {query.isPending && <div className="bone tall" />}
      {query.isError && rows === undefined && (
        <Trouble error={query.error} onRetry={() => void query.refetch()} />
      )}
      {rows?.length === 0 && <p className="collection-none">Jeszcze nikt nie wpłacił.</p>}
      {rows !== undefined && rows.length > 0 && (
        <ul className="sheet collection-rows">
          {rows.map((row) => (
            <Row key={row.id} donation={row} onRefund={mayRefund ? () => setRefunded(row) : null} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <button type="button" className="btn quiet" onClick={() => void query.fetchNextPage()}>
          Pokaż starsze
        </button>
      )}
      <SideDrawer
        title={refunded === null ? null : `Zwrot darowizny ${refunded.number}`}
        onClose={() => setRefunded(null)}
      >
        {refunded !== null && (
          <RefundForm
            scope={scope}
            donation={refunded}
            onDone={(words) => {
              setRefunded(null)
              setDone(words)
            }}
          />
        )}
      </SideDrawer>
    </section>
  )
}

function Row({ donation, onRefund }: { donation: DonationItem; onRefund: (() => void) | null }): ReactNode {
  const { name, email, number, at, amount, received, isNamed, refund } = donation
  const isLive = refund !== null && refund.state !== 'failed'
  return (
    <li>
      <div>
        <b>{name === '' ? email : name}</b>
        <span>
          {number}, {formatMoment(localOf(Temporal.Instant.from(at)))}
          {name !== '' && `, ${email}`}
          {isNamed && ', na liście z\u00a0imienia'}
        </span>
      </div>
      <div className="collection-sum">
        <b className="num">{formatMoney(received > 0 ? received : amount)}</b>
        <span>{donationState(donation)}</span>
      </div>
      {onRefund !== null && received > 0 && !isLive && (
        <button type="button" className="btn text" onClick={onRefund}>
          Zwróć<span className="sr"> darowiznę {number}</span>
        </button>
      )}
    </li>
  )
}
