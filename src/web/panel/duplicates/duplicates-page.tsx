import './duplicates.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { mayEditRegistrations, mayMergeRegistrations } from '#domain/access/rights.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { SideDrawer } from '../shared/side-drawer.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { type Choice, duplicatesQuery } from './duplicates-api.ts'
import { MergeForm } from './merge-form.tsx'
import { PairCard } from './pair-card.tsx'

/** 'Możliwe powtórzenia': people who are perhaps registered twice, with what differs and what can be done. */
export function DuplicatesPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title="Możliwe powtórzenia" may={mayEditRegistrations}>
      {({ account, event }) => (
        <>
          <PageHead title="Możliwe powtórzenia" crumb={<EventCrumbs event={event} />} />
          <Pairs
            scope={{ accountId: account.id, eventId: event.id }}
            mayMerge={mayMergeRegistrations(account.role)}
          />
        </>
      )}
    </OwnedEventPage>
  )
}

function Pairs({ scope, mayMerge }: { scope: EventScope; mayMerge: boolean }): ReactNode {
  const found = useQuery(duplicatesQuery(scope))
  const [choice, choose] = useState<Choice | null>(null)
  const [done, tell] = useState('')
  if (found.isPending) return <Loading />
  if (found.data === undefined) return <Trouble error={found.error} onRetry={() => void found.refetch()} />
  const { pairs, more } = found.data
  return (
    <>
      <p role="status" className="duplicates-done">
        {done}
      </p>
      {pairs.length === 0 ? (
        <Nothing eventId={scope.eventId} />
      ) : (
        <p className="duplicates-lead">
          Te osoby mają ten sam PESEL, albo to samo imię i&nbsp;nazwisko i&nbsp;tę samą datę urodzenia lub ten
          sam adres e-mail. Nic nie dzieje się samo.
          {!mayMerge && ' Powtórzone zgłoszenie anuluje właściciel albo administrator konta.'}
        </p>
      )}
      <div className="duplicates">
        {pairs.map((pair) => (
          <PairCard
            key={pair.sides.map(({ id }) => id).join()}
            {...{ scope, pair, mayMerge }}
            onKeep={choose}
            onDone={tell}
          />
        ))}
      </div>
      {more && <p className="sub">Jest ich więcej. Następne pokażą się, gdy rozpatrzysz te.</p>}
      <SideDrawer
        title={choice === null ? null : `Zostaje ${choice.kept.number}`}
        onClose={() => choose(null)}
      >
        {choice !== null && (
          <MergeForm
            {...{ scope, choice }}
            onDone={(words) => {
              choose(null)
              tell(words)
            }}
          />
        )}
      </SideDrawer>
    </>
  )
}

function Nothing({ eventId }: { eventId: string }): ReactNode {
  return (
    <section className="quiet-note">
      <h2>Nie widać powtórzeń</h2>
      <p>Gdy ktoś zapisze się drugi raz, zobaczysz tu oba zgłoszenia obok siebie.</p>
      <Link className="btn" to="/wydarzenia/$eventId/zgloszenia" params={{ eventId }}>
        Otwórz zgłoszenia
      </Link>
    </section>
  )
}
