import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { differenceWords } from '#i18n/pl/difference/difference-words.ts'
import { pl } from '#i18n/pl.ts'
import { isRefused, problemsIn } from '#web/lib/ask.ts'
import type { EventSummary } from '../shared/account-events.ts'
import { CopyLink } from '../shared/copy-link.tsx'
import { usePublishDraft } from '../shared/draft/draft-api.ts'
import type { Draft } from '../shared/draft/draft-store.ts'
import { ProblemList } from '../shared/draft/problem-list.tsx'
import { savingTrouble } from '../shared/draft/saving-trouble.ts'
import { useDraft, useDraftState } from '../shared/draft/use-draft.ts'
import { useLive } from '../shared/draft/use-live.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { DraftWarnings } from './kept-warnings.tsx'

/** What keeps the draft from the site, or what publishing it changes there, and the button that does it. */
export function Publication({ scope, event }: { scope: EventScope; event: EventSummary }): ReactNode {
  const { draft, saving } = useDraftState()
  const { problems, publishedVersion, revision } = draft
  const publish = usePublishDraft(scope)
  const { live, isLive } = useLive(scope)
  const isSaved = saving === 'saved'
  return (
    <section id="publikacja" className="draft-publication" aria-labelledby="publikacja-h">
      <h2 id="publikacja-h">{publishedVersion === null ? 'Otwarcie zapisów' : 'Publikacja'}</h2>
      {problems.length > 0 && <Problems draft={draft} />}
      {problems.length === 0 && <p>{isSaved ? stateOf(draft, isLive, event.registrations) : UNSAVED}</p>}
      {problems.length === 0 && live !== undefined && !isLive && (
        <Changes before={live} after={draft.definition} />
      )}
      {problems.length === 0 && <DraftWarnings scope={scope} warnings={draft.warnings} />}
      <Lost error={publish.error} onGiveUp={(giveUp) => publish.mutate({ revision, giveUp })} />
      {!(isLive && isSaved) && (
        <button
          type="button"
          className="btn"
          disabled={problems.length > 0 || !isSaved || publish.isPending}
          onClick={() => publish.mutate({ revision })}
        >
          {publishedVersion === null ? 'Otwórz zapisy' : 'Opublikuj zmiany'}
        </button>
      )}
      {live !== undefined && !isLive && <Discard live={live} />}
      {event.registrations > 0 && !isLive && (
        <Link to="/wydarzenia/$eventId/co-by-bylo" params={{ eventId: scope.eventId }}>
          Co by było, gdyby tak było od początku?
        </Link>
      )}
      <p role="status" className="draft-status">
        {publish.isPending && 'Publikuję…'}
        {publish.isError && publishingTrouble(publish.error)}
        {publish.isSuccess && isLive && isSaved && 'Opublikowano.'}
      </p>
      {publishedVersion !== null && (
        <p className="draft-site">
          <a href={event.address}>Zobacz stronę</a>
          <CopyLink address={event.address} quiet />
          <Link to="/wydarzenia/$eventId/wersje" params={{ eventId: scope.eventId }}>
            Wersje
          </Link>
        </p>
      )}
    </section>
  )
}

/** Parts that people have chosen and that the draft lacks: they are given up by name, or put back. */
function Lost({ error, onGiveUp }: { error: unknown; onGiveUp: (paths: string[]) => void }): ReactNode {
  if (!isRefused(error, 'ids_in_use')) return null
  const lost = problemsIn(error)
  return (
    <div className="draft-problems" role="alert">
      <p>Tego nie ma w&nbsp;szkicu, a&nbsp;ktoś już to wybrał:</p>
      <ul>
        {lost.map(({ field, message }) => (
          <li key={field}>{message}</li>
        ))}
      </ul>
      <button
        type="button"
        className="btn quiet"
        onClick={() => onGiveUp(lost.flatMap(({ where }) => where ?? []))}
      >
        Opublikuj mimo to
      </button>
    </div>
  )
}

/** Returns to what is on the site, as one change that can be undone. */
function Discard({ live }: { live: DefinitionDocument }): ReactNode {
  const { change } = useDraft()
  return (
    <button type="button" className="btn text" onClick={() => change(() => live)}>
      Odrzuć zmiany
    </button>
  )
}

const UNSAVED = 'Najpierw zapiszą się ostatnie zmiany.'

function stateOf({ publishedVersion }: Draft, isLive: boolean, registrations: number): string {
  if (isLive) return 'Strona pokazuje wszystko, co tu zapisano.'
  if (publishedVersion === null)
    return 'Można otwierać. Po otwarciu strona wydarzenia jest widoczna dla wszystkich.'
  const keep = registrations === 0 ? '' : ` ${pl.counts.keepPrices(registrations)}.`
  return `Zmiany są zapisane, jeszcze nieopublikowane.${keep}`
}

const publishingTrouble = (error: unknown) =>
  isRefused(error, 'ids_in_use')
    ? 'Nie opublikowano: ktoś wybrał już coś, czego w\u00a0szkicu nie ma.'
    : savingTrouble(error)

function Problems({ draft }: { draft: Draft }): ReactNode {
  return (
    <div className="draft-problems">
      <p>Do poprawienia, zanim to trafi na stronę:</p>
      <ProblemList draft={draft} />
    </div>
  )
}

function Changes({ before, after }: { before: DefinitionDocument; after: DefinitionDocument }): ReactNode {
  const changes = useMemo(
    () => differenceWords(expandDefinition(before), expandDefinition(after)),
    [before, after],
  )
  if (changes.length === 0) return null
  return (
    <div className="draft-changes">
      <h3>Co się zmieni na stronie</h3>
      <ul>
        {changes.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  )
}
