import './testing.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayEditEvents } from '#domain/access/rights.ts'
import { pl } from '#i18n/pl.ts'
import { isRefused } from '#web/lib/ask.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { deadline } from '../shared/dates.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import { JobProgress } from '../shared/job-progress.tsx'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { RehearsalSection } from './rehearsal-section.tsx'
import { type TestMode, testModeQuery, useTestMode } from './test-mode-api.ts'

/** 'Próba': an event is tried out before it opens, by hand or with simulated families, and wiped by one click. */
export function TestModePage({ eventId }: { eventId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title="Próba" may={mayEditEvents}>
      {(found) => <OwnedTestMode found={found} />}
    </OwnedEventPage>
  )
}

function OwnedTestMode({ found }: { found: OwnedEvent }): ReactNode {
  const { account, event } = found
  const scope = { accountId: account.id, eventId: event.id }
  const state = useQuery(testModeQuery(scope))
  const act = useTestMode(scope)
  if (state.isPending) return <Loading />
  if (state.data === undefined)
    return <Trouble whole error={state.error} onRetry={() => void state.refetch()} />
  const test = state.data
  return (
    <>
      <PageHead title="Próba" crumb={<EventCrumbs event={event} />} />
      <div className="testing">
        {test.isTest ? (
          <>
            <section aria-labelledby="tryb">
              <h2 id="tryb">Tryb testowy jest włączony</h2>
              <p>
                Na stronie jest wstążka „Próba: to nie są prawdziwe zapisy”. Zapisz się sam albo poproś
                kolegów: pieniądze są na niby, a&nbsp;wiadomości przyjdą tylko na adres organizatora
                i&nbsp;zespołu.
              </p>
              <p>
                <a href={event.address}>Otwórz stronę wydarzenia</a>
              </p>
            </section>
            <RehearsalSection eventId={event.id} test={test} busy={act.isPending} onAct={act.mutate} />
            <Wiping test={test} busy={act.isPending} onWipe={() => act.mutate({ kind: 'wipe' })} />
            <section aria-labelledby="koniec">
              <h2 id="koniec">Koniec próby</h2>
              <p>
                {test.opens === null
                  ? 'Po zakończeniu zapisy będą prawdziwe.'
                  : `Po zakończeniu strona znów czeka na otwarcie: ${deadline(test.opens)}.`}
              </p>
              <button
                type="button"
                className="btn quiet"
                disabled={act.isPending || test.registrations > 0}
                onClick={() => act.mutate({ kind: 'end' })}
              >
                Zakończ próbę
              </button>
              {test.registrations > 0 && <p className="muted">Najpierw usuń zgłoszenia próbne.</p>}
            </section>
          </>
        ) : (
          <Start test={test} busy={act.isPending} onStart={() => act.mutate({ kind: 'start' })}>
            <NoRehearsal found={found} />
          </Start>
        )}
        <p role="status">{act.isPending ? 'Zapisuję…' : act.isError ? troubleOf(act.error) : ''}</p>
      </div>
    </>
  )
}

interface StartProps {
  readonly test: TestMode
  readonly busy: boolean
  readonly onStart: () => void
  /** What stands here when nothing can be tried. */
  readonly children: ReactNode
}

function Start({ test, busy, onStart, children }: StartProps): ReactNode {
  return (
    <section className="quiet-note" aria-labelledby="przed">
      <h2 id="przed">Wypróbuj zapisy, zanim się otworzą</h2>
      <p>
        Przejdziesz formularz jak każdy, zapłacisz na niby i&nbsp;zobaczysz listy, limity i&nbsp;pieniądze.
        Możesz też wpuścić kilkaset wymyślonych osób naraz. Potem jednym kliknięciem wszystko znika.
      </p>
      {test.mayStart ? (
        <button type="button" className="btn" disabled={busy} onClick={onStart}>
          Włącz tryb testowy
        </button>
      ) : (
        children
      )}
    </section>
  )
}

/** Why nothing can be tried here, and what is left: a copy, or an hour of opening that is still ahead. */
function NoRehearsal({ found: { account, event } }: { found: OwnedEvent }): ReactNode {
  if (event.registrations > 0)
    return (
      <>
        <p>
          Do tego wydarzenia ktoś się już zapisał, więc próby nie można tu zrobić. Kopia wydarzenia ma te same
          pytania i&nbsp;ceny, a&nbsp;nikogo w&nbsp;niej nie ma.
        </p>
        <p>
          <Link to="/nowe-wydarzenie" search={{ konto: account.id, kopia: event.id }}>
            Zrób kopię i&nbsp;wypróbuj ją
          </Link>
        </p>
      </>
    )
  return (
    <>
      <p>Zapisy już trwają. Żeby je wypróbować, opublikuj wydarzenie z&nbsp;późniejszą godziną otwarcia.</p>
      <p>
        <Link to="/wydarzenia/$eventId/ustawienia/kto" params={{ eventId: event.id }}>
          Zmień czas zapisów
        </Link>
      </p>
    </>
  )
}

function Wiping(props: { test: TestMode; busy: boolean; onWipe: () => void }): ReactNode {
  const { test, busy, onWipe } = props
  if (test.registrations === 0 && test.wiping === null) return null
  return (
    <section aria-labelledby="usuwanie">
      <h2 id="usuwanie">Zgłoszenia próbne</h2>
      {test.wiping === null ? (
        <>
          <p>
            {pl.counts.registrations(test.registrations)}, {pl.counts.people(test.people)}. Znikną
            z&nbsp;biletami, wpłatami i&nbsp;wiadomościami, a&nbsp;miejsca będą wolne.
          </p>
          <button type="button" className="btn quiet" disabled={busy} onClick={onWipe}>
            Usuń zgłoszenia próbne
          </button>
        </>
      ) : (
        <>
          <p>Usuwam…</p>
          <JobProgress name="Usunięte zgłoszenia próbne" {...test.wiping} />
        </>
      )}
    </section>
  )
}

function troubleOf(error: unknown): string {
  if (isRefused(error, 'test_too_late')) return 'Za późno na próbę: zapisy są otwarte albo ktoś się zapisał.'
  if (isRefused(error, 'test_not_wiped')) return 'Najpierw usuń zgłoszenia próbne.'
  return 'Nie udało się. Spróbuj ponownie.'
}
