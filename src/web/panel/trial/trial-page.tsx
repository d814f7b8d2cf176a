import './trial.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isRefused } from '#web/lib/ask.ts'
import { DraftOfEvent } from '../shared/draft/draft-of-event.tsx'
import { savingTrouble } from '../shared/draft/saving-trouble.ts'
import { useDraftState } from '../shared/draft/use-draft.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { JobProgress } from '../shared/job-progress.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Trouble } from '../shared/trouble.tsx'
import { type Trial, trialQuery, useTrialChange } from './trial-api.ts'
import { TrialReport } from './trial-report.tsx'

/** 'Co by było, gdyby': what the draft would have meant for everybody who is registered. Nothing is changed by it. */
export function TrialPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <DraftOfEvent eventId={eventId} title="Co by było, gdyby">
      {({ account, event }) => (
        <>
          <PageHead title="Co by było, gdyby" crumb={<EventCrumbs event={event} />} />
          <TrialOfDraft scope={{ accountId: account.id, eventId }} registrations={event.registrations} />
        </>
      )}
    </DraftOfEvent>
  )
}

function TrialOfDraft({ scope, registrations }: { scope: EventScope; registrations: number }): ReactNode {
  const found = useQuery(trialQuery(scope))
  const change = useTrialChange(scope)
  const { saving } = useDraftState()
  if (found.isPending) return <div className="bone tall" aria-busy="true" />
  if (found.data === undefined) return <Trouble error={found.error} onRetry={() => void found.refetch()} />
  const trial = found.data
  return (
    <div className="trial">
      <p className="trial-note">
        Przeliczę wszystkie zgłoszenia według szkicu, jakby obowiązywał od początku. Zobaczysz, dla kogo
        byłoby drożej albo taniej i&nbsp;dla kogo zabrakłoby miejsca. Niczego to nie zmienia i&nbsp;nikt się
        o&nbsp;tym nie dowie.
      </p>
      {registrations === 0 && trial === null ? (
        <p>Jeszcze nikt się nie zapisał, więc nie ma czego przeliczać.</p>
      ) : (
        trial?.state !== 'running' && (
          <button
            type="button"
            className="btn"
            disabled={change.isPending || saving !== 'saved'}
            onClick={() => change.mutate('start')}
          >
            {trial === null ? 'Przelicz zgłoszenia' : 'Przelicz jeszcze raz'}
          </button>
        )
      )}
      <p role="status" className="draft-status">
        {change.isError && troubleOf(change.error)}
        {trial !== null && ENDED[trial.state]}
      </p>
      {trial?.state === 'running' && (
        <JobProgress
          name="Przeliczam zgłoszenia"
          done={trial.tried}
          of={trial.registrations}
          onStop={() => change.mutate('stop')}
          isStopping={change.isPending}
        />
      )}
      {trial !== null && trial.tried > 0 && <Found trial={trial} scope={scope} />}
    </div>
  )
}

const ENDED: Readonly<Record<Trial['state'], string>> = {
  running: '',
  done: 'Gotowe.',
  stopped: 'Zatrzymane. Poniżej jest to, co zdążyłem policzyć.',
  failed: 'Nie udało się policzyć wszystkiego. To nasza usterka. Spróbuj jeszcze raz za chwilę.',
}

function Found({ trial, scope }: { trial: Trial; scope: EventScope }): ReactNode {
  const { draft } = useDraftState()
  return (
    <>
      {draft.revision !== trial.revision && (
        <p className="trial-old">
          Szkic zmienił się od tego czasu. Przelicz jeszcze raz, żeby wynik był aktualny.
        </p>
      )}
      <TrialReport trial={trial} eventId={scope.eventId} />
    </>
  )
}

const troubleOf = (error: unknown) =>
  isRefused(error, 'draft_not_ready')
    ? 'W\u00a0szkicu jest coś, co trzeba najpierw poprawić.'
    : savingTrouble(error)
