import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sameValue } from '#domain/values/same-value.ts'
import { isRefused } from '#web/lib/ask.ts'
import type { EventSummary } from '../shared/account-events.ts'
import { CopyLink } from '../shared/copy-link.tsx'
import { definitionQuery, type EventScope } from '../shared/event-versions.ts'
import { type Draft, usePublishDraft } from './draft-api.ts'
import { savingTrouble } from './saving-trouble.ts'

interface Props {
  readonly scope: EventScope
  readonly draft: Draft
  readonly event: EventSummary
  /** Something was changed and not saved yet: it would not be on the site. */
  readonly isTyping: boolean
}

/** What keeps the draft from the site, or the button that puts it there. */
export function Publication({ scope, draft, event, isTyping }: Props): ReactNode {
  const { problems, publishedVersion, revision } = draft
  const publish = usePublishDraft(scope)
  const isLive = useIsLive(scope, draft)
  return (
    <section className="sheet draft-publication" aria-labelledby="publikacja">
      <h2 id="publikacja">{publishedVersion === null ? 'Otwarcie zapisów' : 'Publikacja'}</h2>
      {problems.length > 0 && <Problems problems={problems} />}
      {problems.length === 0 && <p>{isTyping ? UNSAVED : stateOf(draft, isLive)}</p>}
      {(!isLive || isTyping) && (
        <button
          type="button"
          className="btn"
          disabled={problems.length > 0 || isTyping || publish.isPending}
          onClick={() => publish.mutate(revision)}
        >
          {publishedVersion === null ? 'Otwórz zapisy' : 'Opublikuj zmiany'}
        </button>
      )}
      <p role="status" className="draft-status">
        {publish.isPending && 'Publikuję…'}
        {publish.isError && publishingTrouble(publish.error)}
        {publish.isSuccess && isLive && !isTyping && 'Opublikowano.'}
      </p>
      {publishedVersion !== null && (
        <p className="draft-site">
          <a href={event.address}>Zobacz stronę</a>
          <CopyLink address={event.address} quiet />
        </p>
      )}
    </section>
  )
}

/** Whether the site shows what the draft says. */
function useIsLive(scope: EventScope, { publishedVersion, definition }: Draft): boolean {
  const live = useQuery({
    ...definitionQuery(scope, publishedVersion ?? 0),
    enabled: publishedVersion !== null,
  })
  return live.data !== undefined && sameValue(live.data, definition)
}

const UNSAVED = 'Masz niezapisane zmiany. Zapisz je, a\u00a0potem opublikuj.'

function stateOf({ publishedVersion }: Draft, isLive: boolean): string {
  if (isLive) return 'Strona pokazuje wszystko, co tu zapisano.'
  return publishedVersion === null
    ? 'Wszystko gotowe. Po otwarciu strona wydarzenia jest widoczna dla wszystkich.'
    : 'Zmiany są zapisane, jeszcze nieopublikowane. Dotychczasowe zgłoszenia zachowają swoje ceny.'
}

const publishingTrouble = (error: unknown) =>
  isRefused(error, 'ids_in_use')
    ? 'Nie opublikowano: ktoś wybrał już coś, czego w\u00a0szkicu nie ma.'
    : savingTrouble(error)

function Problems({ problems }: Pick<Draft, 'problems'>): ReactNode {
  return (
    <div className="draft-problems">
      <p>Do poprawienia, zanim to trafi na stronę:</p>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>{message}</li>
        ))}
      </ul>
    </div>
  )
}
