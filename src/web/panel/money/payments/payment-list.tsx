import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { EventScope } from '../../shared/event-versions.ts'
import { DayInput } from '../../shared/inputs/day-input.tsx'
import { Loading, Trouble } from '../../shared/trouble.tsx'
import { paymentsQuery, sumsQuery } from '../shared/money-api.ts'
import { lookOfPayment, wayWord } from '../shared/money-words.ts'
import { OlderButton } from '../shared/older-button.tsx'
import { PAYMENT_STATES, type PaymentSearch, readPaymentSearch } from '../shared/payment-search.ts'
import { PaymentRows } from './payment-rows.tsx'
import { PaymentSums } from './payment-sums.tsx'

/** Every payment of the event, newest day first; which are shown stands in the address. */
export function PaymentList({ scope, search }: { scope: EventScope; search: PaymentSearch }): ReactNode {
  const pages = useInfiniteQuery(paymentsQuery(scope, search))
  const payments = pages.data?.pages.flatMap((page) => page.payments) ?? []
  const isFiltered = Object.keys(search).length > 0
  return (
    <div className="money">
      <Filter scope={scope} search={search} />
      <PaymentSums scope={scope} search={search} />
      <section aria-labelledby="wplaty">
        <h2 id="wplaty">Wpłaty</h2>
        {pages.isPending && <Loading />}
        {pages.isError && <Trouble error={pages.error} onRetry={() => void pages.refetch()} />}
        {pages.data !== undefined && payments.length === 0 && (
          <p className="muted">
            {isFiltered ? 'Nic nie pasuje do tych warunków.' : 'Tu pojawi się każda wpłata.'}
          </p>
        )}
        <PaymentRows eventId={scope.eventId} payments={payments} />
        <OlderButton pages={pages} />
      </section>
    </div>
  )
}

/** The conditions, each a field; without any everything is shown. */
function Filter({ scope, search }: { scope: EventScope; search: PaymentSearch }): ReactNode {
  const navigate = useNavigate()
  const ways = useQuery(sumsQuery(scope, {})).data?.ways.map(({ way }) => way) ?? []
  const shown = search.sposob === undefined || ways.includes(search.sposob) ? ways : [...ways, search.sposob]
  const change = (next: Record<string, string | undefined>) =>
    void navigate({
      to: '/wydarzenia/$eventId/platnosci/$section',
      params: { eventId: scope.eventId, section: 'wplaty' },
      search: readPaymentSearch({ ...search, ...next }),
      replace: true,
    })
  return (
    <search className="money-filter" aria-label="Które wpłaty">
      <div className="field">
        <label htmlFor="sposob">Sposób</label>
        <span className="select">
          <select
            id="sposob"
            className="input"
            value={search.sposob ?? ''}
            onChange={({ currentTarget }) => change({ sposob: currentTarget.value })}
          >
            <option value="">wszystkie</option>
            {shown.map((way) => (
              <option key={way} value={way}>
                {wayWord(way)}
              </option>
            ))}
          </select>
        </span>
      </div>
      <div className="field">
        <label htmlFor="stan">Stan</label>
        <span className="select">
          <select
            id="stan"
            className="input"
            value={search.stan ?? ''}
            onChange={({ currentTarget }) => change({ stan: currentTarget.value })}
          >
            <option value="">wszystkie</option>
            {PAYMENT_STATES.map((state) => (
              <option key={state} value={state}>
                {lookOfPayment(state).word}
              </option>
            ))}
          </select>
        </span>
      </div>
      <DayInput isOptional label="Dzień" value={search.dzien ?? ''} onChange={(dzien) => change({ dzien })} />
      {Object.keys(search).length > 0 && (
        <button
          type="button"
          className="btn text"
          onClick={() => change({ sposob: undefined, dzien: undefined, stan: undefined })}
        >
          Pokaż wszystkie
        </button>
      )}
    </search>
  )
}
