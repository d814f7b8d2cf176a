import './rules.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { isRefused } from '#web/lib/ask.ts'
import { type EventSummary, type OwnedEvent, useOwnedEvent } from '../shared/account-events.ts'
import { definitionQuery, type EventScope, type Version, versionsQuery } from '../shared/event-versions.ts'
import { Icon } from '../shared/icon.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { publicationOf } from '../shared/publication-words.ts'
import { Tag } from '../shared/tag.tsx'
import { Loading, Missing, Trouble } from '../shared/trouble.tsx'
import { RulesText } from './rules-text.tsx'
import { VersionList } from './version-list.tsx'

/** The rules of an event in words, as they were published: they cannot be changed here. */
export function RulesPage(props: { eventId: string; version: number | null }): ReactNode {
  const { found, pending, error, retry } = useOwnedEvent(props.eventId)
  if (found === null && pending) return <Loading />
  if (found === null && error !== null) return <Trouble whole error={error} onRetry={retry} />
  if (found === null) return <Missing>Nie ma takiego wydarzenia</Missing>
  return <OwnedRules found={found} version={props.version} />
}

function OwnedRules({ found: { account, event }, version }: { found: OwnedEvent; version: number | null }) {
  const scope = { accountId: account.id, eventId: event.id }
  const versions = useQuery(versionsQuery(scope))
  if (versions.isPending) return <Loading />
  if (isRefused(versions.error, 'forbidden')) return <NotForYou event={event} />
  if (versions.data === undefined)
    return <Trouble whole error={versions.error} onRetry={() => void versions.refetch()} />
  const [newest] = versions.data
  if (newest === undefined) return <NotYet event={event} />
  const shown = version === null ? newest : versions.data.find((each) => each.version === version)
  if (shown === undefined) return <Missing>Nie ma takiej wersji</Missing>
  return <Rules scope={scope} event={event} shown={shown} versions={versions.data} />
}

function Rules(props: {
  scope: EventScope
  event: EventSummary
  shown: Version
  versions: readonly Version[]
}): ReactNode {
  const { scope, event, shown, versions } = props
  const document = useQuery(definitionQuery(scope, shown.version))
  const isNewest = versions[0]?.version === shown.version
  return (
    <>
      <Head
        event={event}
        meta={
          <>
            {isNewest ? (
              <Tag tone="ok" icon="check">
                {`Na stronie: wersja ${shown.version}`}
              </Tag>
            ) : (
              <Tag tone="warn" icon="clock">
                {`Starsza wersja ${shown.version}`}
              </Tag>
            )}
            <span>{publicationOf(shown)}</span>
            {!isNewest && (
              <Link to="/wydarzenia/$eventId/zasady" params={{ eventId: event.id }}>
                Pokaż wersję ze strony
              </Link>
            )}
          </>
        }
        document={document.data}
        version={shown.version}
      />
      {document.isPending && <div className="bone tall" aria-busy="true" />}
      {document.isError && <Trouble error={document.error} onRetry={() => void document.refetch()} />}
      {document.data !== undefined && (
        <RulesText document={document.data}>
          <VersionList scope={scope} shown={shown.version} versions={versions} />
        </RulesText>
      )}
    </>
  )
}

function Head(props: {
  event: EventSummary
  meta?: ReactNode
  document?: DefinitionDocument | undefined
  version?: number
}): ReactNode {
  const { event, document, version } = props
  return (
    <PageHead
      title="Zasady"
      crumb={
        <nav className="crumbs" aria-label="Gdzie jesteś">
          <Link to="/">Wydarzenia</Link>
          <span>{event.title}</span>
        </nav>
      }
      meta={props.meta}
      actions={
        document !== undefined && (
          <DownloadButton document={document} name={`${event.slug}-wersja-${version}.json`} />
        )
      }
    />
  )
}

function NotYet({ event }: { event: EventSummary }): ReactNode {
  return (
    <>
      <Head event={event} />
      <section className="quiet-note">
        <h2>Wydarzenie nie jest jeszcze opublikowane</h2>
        <p>Tu przeczytasz zasady zapisów i&nbsp;ceny, gdy pojawią się na stronie.</p>
      </section>
    </>
  )
}

function NotForYou({ event }: { event: EventSummary }): ReactNode {
  return (
    <>
      <Head event={event} />
      <section className="quiet-note">
        <h2>Twoja rola nie obejmuje zasad wydarzenia</h2>
        <p>Są w&nbsp;nich też kody zniżek. O&nbsp;dostęp poproś osobę, która prowadzi konto organizatora.</p>
      </section>
    </>
  )
}

/** Saves the definition as a file that can be imported as another event. */
function DownloadButton(props: { document: DefinitionDocument; name: string }): ReactNode {
  return (
    <button type="button" className="btn quiet" onClick={() => download(props.document, props.name)}>
      <Icon name="download" size={18} />
      Pobierz plik
    </button>
  )
}

function download(written: DefinitionDocument, name: string): void {
  const file = new Blob([`${JSON.stringify(written, null, 2)}\n`], { type: 'application/json' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
