import './reports.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayReadMoney } from '#domain/access/rights.ts'
import { moneySums, rateNames } from '#i18n/pl/reports.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/text/typography.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { Movements } from './movements.tsx'
import { ReportCrumbs } from './report-frame.tsx'
import { type Settlement, settlementFile, settlementQuery } from './reports-api.ts'
import { Numbers, Table } from './settlement-table.tsx'

/** The money of an event, to the grosz as its ledger has it. */
export function SettlementPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title="Rozliczenie" may={mayReadMoney}>
      {(found) => <Page found={found} />}
    </OwnedEventPage>
  )
}

function Page({ found: { account, event } }: { found: OwnedEvent }): ReactNode {
  const scope = { accountId: account.id, eventId: event.id }
  const { data, error, refetch } = useQuery(settlementQuery(scope))
  const file = (
    <a className="btn" href={settlementFile(scope)} download>
      Zapisz dla księgowości (CSV)
    </a>
  )
  return (
    <>
      <PageHead title="Rozliczenie" crumb={<ReportCrumbs event={event} />} actions={file} />
      {data === undefined && error === null && <Loading />}
      {data === undefined && error !== null && <Trouble error={error} onRetry={() => void refetch()} />}
      {data !== undefined && <Tables eventId={event.id} settlement={data} />}
    </>
  )
}

function Tables({ eventId, settlement }: { eventId: string; settlement: Settlement }): ReactNode {
  const { items, payments, refunds, discounts, subsidies, kept, beside } = settlement
  const sold = items.filter(({ donation }) => !donation)
  const given = items.filter(({ donation }) => donation)
  const isWhole = !settlement.more
  return (
    <div className="reports">
      <Sums eventId={eventId} sums={settlement.sums} />
      {settlement.more && <p>Tabele pokazują tylko początek; sumy obejmują wszystko.</p>}
      <Sales title="Sprzedaż" rows={sold} beside={beside} />
      <Sales title="Darowizny" rows={given} beside={0} />
      <Movements title="Wpłaty" rows={payments} isWhole={isWhole} words={pl.counts.payments} />
      <Movements title="Zwroty" rows={refunds} isWhole={isWhole} words={pl.counts.refunds} />
      <Named title="Udzielone zniżki" rows={discounts} />
      <Named title="Dopłaty innych" rows={subsidies} />
      <Named title="Zatrzymane po rezygnacjach" rows={kept} />
    </div>
  )
}

/** The lists behind the sums that say how much is missing or too much. */
const LEADING: Readonly<Record<string, string>> = {
  unpaid: 'left:+',
  overpaid: 'paid:overpaid|to_refund',
}

function Sums({ eventId, sums }: { eventId: string; sums: Settlement['sums'] }): ReactNode {
  const names: Readonly<Record<string, string>> = moneySums
  return (
    <dl className="report-sums">
      {sums.map(({ key, amount, registrations }) => (
        <div key={key}>
          <dt>{names[key] ?? key}</dt>
          <dd>
            <b className="num">{pl.sum(amount)}</b>
            <Behind
              eventId={eventId}
              conditions={LEADING[key]}
              words={pl.counts.registrations(registrations)}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The list of those behind a sum, where the list can be asked for them. */
function Behind(props: { eventId: string; conditions: string | undefined; words: string }): ReactNode {
  const { eventId, conditions, words } = props
  if (conditions === undefined) return <span>{words}</span>
  return (
    <Link to="/wydarzenia/$eventId/zgloszenia" params={{ eventId }} search={{ warunki: conditions }}>
      {words}
    </Link>
  )
}

const rateWords = (rate: string): string => rateNames[rate] ?? `${rate}%`

function Sales(props: { title: string; rows: Settlement['items']; beside: number }): ReactNode {
  const { title, rows, beside } = props
  if (rows.length === 0 && beside === 0) return null
  return (
    <Table title={title} head={['Nazwa', 'VAT', 'Sztuki', 'Netto', 'Podatek', 'Razem']} numbers={2}>
      {rows.map(({ name, option, rate, pieces, net, tax, gross }) => (
        <tr key={JSON.stringify([name, option, rate])}>
          <th scope="row">{tie(option === null ? name : `${name}: ${option}`)}</th>
          <td data-column="VAT">{rateWords(rate)}</td>
          <Numbers
            values={{
              Sztuki: String(pieces),
              Netto: pl.sum(net),
              Podatek: pl.sum(tax),
              Razem: pl.sum(gross),
            }}
          />
        </tr>
      ))}
      {beside !== 0 && (
        <tr>
          <th scope="row">Korekty biura</th>
          <td />
          <Numbers values={{ Sztuki: '', Netto: '', Podatek: '', Razem: pl.sum(beside) }} />
        </tr>
      )}
    </Table>
  )
}

function Named({ title, rows }: { title: string; rows: Settlement['kept'] }): ReactNode {
  if (rows.length === 0) return null
  return (
    <Table title={title} head={['Nazwa', 'Liczba', 'Kwota']} numbers={1}>
      {rows.map(({ name, pieces, amount }) => (
        <tr key={name}>
          <th scope="row">{tie(name)}</th>
          <Numbers values={{ Liczba: String(pieces), Kwota: pl.sum(amount) }} />
        </tr>
      ))}
    </Table>
  )
}
