import './money.css'
import '../shared/account-tabs.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { mayMoveMoney, mayReadMoney } from '#domain/access/rights.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Missing, Trouble } from '../shared/trouble.tsx'
import { BalanceList } from './balance-list.tsx'
import { DoubtList } from './doubts/doubt-list.tsx'
import { Overview } from './overview.tsx'
import { PackageList } from './packages/package-list.tsx'
import { PaymentList } from './payments/payment-list.tsx'
import { RefundList } from './refunds/refund-list.tsx'
import { type Money, moneyQuery } from './shared/money-api.ts'
import type { PaymentSearch } from './shared/payment-search.ts'

const SECTIONS = [
  { section: '', name: 'Saldo' },
  { section: 'wplaty', name: 'Wpłaty' },
  { section: 'zwroty', name: 'Zwroty' },
  { section: 'paczki', name: 'Paczki przelewów' },
  { section: 'zaleglosci', name: 'Zaległości' },
  { section: 'nadplaty', name: 'Nadpłaty' },
  { section: 'wyjasnienia', name: 'Do wyjaśnienia' },
] as const

/** The money of an event: what has come, what goes back, what is missing, and what somebody has to decide about. */
export function MoneyPage(props: { eventId: string; section: string; search: PaymentSearch }): ReactNode {
  return (
    <OwnedEventPage eventId={props.eventId} title="Płatności" may={mayReadMoney}>
      {(found) => <OwnedMoney {...props} found={found} />}
    </OwnedEventPage>
  )
}

interface Shown {
  readonly found: OwnedEvent
  readonly section: string
  readonly search: PaymentSearch
}

function OwnedMoney({ found, section, search }: Shown): ReactNode {
  const scope = { accountId: found.account.id, eventId: found.event.id }
  const money = useQuery(moneyQuery(scope))
  return (
    <>
      <PageHead title="Płatności" crumb={<EventCrumbs event={found.event} />} />
      <Tabs eventId={scope.eventId} section={section} money={money.data} />
      {money.data?.complete === false && (
        <p role="status" className="sub">
          Właśnie przyszło dużo zgłoszeń naraz. Najnowsze doliczą się za chwilę.
        </p>
      )}
      {money.data === undefined ? (
        money.isPending ? (
          <Loading />
        ) : (
          <Trouble error={money.error} onRetry={() => void money.refetch()} />
        )
      ) : (
        <Section found={found} section={section} search={search} money={money.data} />
      )}
    </>
  )
}

/** The sections, with the number of what waits in each. */
function Tabs(props: { eventId: string; section: string; money: Money | undefined }): ReactNode {
  const { eventId, money } = props
  const tabs = useRef<HTMLElement>(null)
  // On a phone they are wider than the screen.
  useEffect(() => {
    const here = tabs.current?.querySelector('[aria-current]')
    // Its number comes later than its name.
    if (money !== undefined) here?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [money])
  const counts: Readonly<Record<string, number>> = {
    zwroty: money?.toConfirm.payments ?? 0,
    zaleglosci: money?.overdue.registrations ?? 0,
    nadplaty: money?.surplus.registrations ?? 0,
    wyjasnienia: money?.doubts ?? 0,
  }
  return (
    <nav ref={tabs} className="tabs money-tabs" aria-label="Płatności">
      {SECTIONS.map(({ section, name }) => {
        const here = section === props.section
        const count = counts[section] ?? 0
        const words = count === 0 ? name : `${name}: ${count}`
        return section === '' ? (
          <Link
            key={section}
            to="/wydarzenia/$eventId/platnosci"
            params={{ eventId }}
            activeOptions={{ exact: true }}
            aria-current={here ? 'page' : undefined}
          >
            {words}
          </Link>
        ) : (
          <Link
            key={section}
            to="/wydarzenia/$eventId/platnosci/$section"
            params={{ eventId, section }}
            aria-current={here ? 'page' : undefined}
          >
            {words}
          </Link>
        )
      })}
    </nav>
  )
}

function Section({ found, section, search, money }: Shown & { money: Money }): ReactNode {
  const { account, event } = found
  const scope = { accountId: account.id, eventId: event.id }
  const mayDecide = mayMoveMoney(account.role)
  switch (section) {
    case '':
      return <Overview scope={scope} money={money} mayDecide={mayDecide} />
    case 'wplaty':
      return <PaymentList scope={scope} search={search} />
    case 'zwroty':
      return <RefundList account={account} scope={scope} mayDecide={mayDecide} />
    case 'paczki':
      return <PackageList scope={scope} mayDecide={mayDecide} />
    case 'zaleglosci':
      return <BalanceList key="overdue" scope={scope} which="overdue" mayDecide={mayDecide} />
    case 'nadplaty':
      return <BalanceList key="surplus" scope={scope} which="surplus" mayDecide={mayDecide} />
    case 'wyjasnienia':
      return <DoubtList scope={scope} mayDecide={mayDecide} />
    default:
      return <Missing>Nie ma takiej strony</Missing>
  }
}
