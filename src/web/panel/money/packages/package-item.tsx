import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { pl } from '#i18n/pl.ts'
import { shortMoment } from '../../shared/dates.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import type { IconName } from '../../shared/icon.tsx'
import { Tag, type Tone } from '../../shared/tag.tsx'
import { RegistrationLink } from '../shared/registration-link.tsx'
import {
  fileAddress,
  packageQuery,
  packageTrouble,
  type TransferPackage,
  usePackageStep,
} from './packages-api.ts'

/** One package: what it is, who has done what, and the next step. */
export function PackageItem(props: {
  scope: EventScope
  of: TransferPackage
  mayDecide: boolean
}): ReactNode {
  const { scope, of } = props
  const look = lookOf(of)
  return (
    <li>
      <b className="money-amount num">{pl.sum(of.amount)}</b>
      <div className="money-who">
        <p className="money-name">
          {pl.counts.transfers(of.transfers)} z&nbsp;konta …{of.fromEnd}
        </p>
        <p>
          Przygotowanie: {of.preparedBy}, {shortMoment(of.preparedAt)}
        </p>
        {of.confirmedBy !== null && <p>Zatwierdzenie: {of.confirmedBy}</p>}
        {of.endedBy !== null && of.endedAt !== null && (
          <p>
            {of.state === 'sent' ? 'Wysłanie' : 'Wycofanie'}: {of.endedBy}, {shortMoment(of.endedAt)}
          </p>
        )}
        <div className="money-state">
          <Tag tone={look.tone} icon={look.icon}>
            {look.word}
          </Tag>
        </div>
        {of.state === 'open' && props.mayDecide && <Steps scope={scope} of={of} />}
        <Contents scope={scope} packageId={of.id} />
      </div>
    </li>
  )
}

const waitsForSecond = ({ needsSecond, confirmedBy }: TransferPackage) => needsSecond && confirmedBy === null

function lookOf(of: TransferPackage): { word: string; tone: Tone; icon: IconName } {
  if (of.state === 'sent') return { word: 'Wysłana, zaksięgowana', tone: 'ok', icon: 'check' }
  if (of.state === 'withdrawn') return { word: 'Wycofana', tone: 'plain', icon: 'minus' }
  return waitsForSecond(of)
    ? { word: 'Czeka na zatwierdzenie', tone: 'warn', icon: 'hourglass' }
    : { word: 'Gotowa do wysłania', tone: 'info', icon: 'out' }
}

function Steps({ scope, of }: { scope: EventScope; of: TransferPackage }): ReactNode {
  const step = usePackageStep(scope, of.id)
  const waits = waitsForSecond(of)
  return (
    <>
      {of.needsOther && <p>Tę paczkę zatwierdza inna osoba: nie ta, która ją przygotowała.</p>}
      <div className="money-acts">
        {waits && !of.needsOther && (
          <button
            type="button"
            className="btn"
            disabled={step.isPending}
            onClick={() => step.mutate('confirm')}
          >
            Zatwierdź {pl.counts.transfers(of.transfers)}, {pl.sum(of.amount)}
          </button>
        )}
        {!waits && (
          <>
            <a className="btn" href={fileAddress(scope, of.id, 'elixir')} download>
              Pobierz plik Elixir-0
            </a>
            <a className="btn quiet" href={fileAddress(scope, of.id, 'csv')} download>
              Pobierz CSV
            </a>
            <button
              type="button"
              className="btn quiet"
              disabled={step.isPending}
              onClick={() => step.mutate('send')}
            >
              Oznacz jako wysłane
            </button>
          </>
        )}
        <button
          type="button"
          className="btn text"
          disabled={step.isPending}
          onClick={() => step.mutate('withdraw')}
        >
          Wycofaj paczkę
        </button>
      </div>
      <p role="status">{step.isError ? packageTrouble(step.error) : step.isPending ? 'Zapisuję…' : ''}</p>
    </>
  )
}

const ITEM_WORDS = {
  open: '',
  sent: 'wysłany',
  withdrawn: 'wycofany',
  dropped: 'pominięty, bo pieniądze wróciły inną drogą',
} as const

/** Its transfers, when somebody wants to see them. */
function Contents({ scope, packageId }: { scope: EventScope; packageId: string }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const items = useQuery({ ...packageQuery(scope, packageId), enabled: isOpen }).data?.items
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="money-more">Przelewy w&nbsp;paczce</summary>
      <ul className="money-rows">
        {items?.map((item) => (
          <li key={item.refund}>
            <div className="money-who">
              <RegistrationLink eventId={scope.eventId} of={item} />
              <p>{[`konto …${item.accountEnd ?? ''}`, ITEM_WORDS[item.state]].filter(Boolean).join(', ')}</p>
            </div>
            <b className="money-amount num">{pl.sum(item.amount)}</b>
          </li>
        ))}
      </ul>
    </details>
  )
}
