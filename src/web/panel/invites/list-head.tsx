import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { INVITE_STATES, type InviteState, isSilent, isUnsent } from '#domain/invites/invite-state.ts'
import { inviteStateWords } from '#i18n/pl/invites.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { JobProgress } from '../shared/job-progress.tsx'
import { fileAddress, type InviteList } from './invites-api.ts'
import type { InvitesSearch } from './invites-search.ts'

/** What can be begun for a list. */
export type Act = 'add' | 'issue' | 'invite' | 'reminder'

interface Props {
  readonly scope: EventScope
  readonly list: InviteList
  readonly search: InvitesSearch
  /** Whoever edits the event can publish what the list waits for. */
  readonly mayEdit: boolean
  readonly isOnSite: boolean
  readonly onAct: (act: Act) => void
}

/** What a list gives, how many are in which state, and what can be done with all of them. */
export function ListHead(props: Props): ReactNode {
  const { scope, list, mayEdit, isOnSite, onAct } = props
  const { eventId } = scope
  const isOfPeople = list.of === 'people'
  const unsent = sum(list, isUnsent)
  const silent = sum(list, isSilent)
  const canSend = isOnSite && list.isPublished
  return (
    <section className="invites-head" aria-labelledby="lista">
      <h2 id="lista">{list.name}</h2>
      <p>{list.terms.join(' ')}</p>
      {!canSend && (
        <p className="invites-note">
          Ta lista zacznie działać po opublikowaniu zmian. Osoby i&nbsp;kody możesz dodać już teraz.{' '}
          {mayEdit && (
            <Link to="/wydarzenia/$eventId/pulpit" params={{ eventId }} hash="publikacja">
              Przejdź do publikacji
            </Link>
          )}
        </p>
      )}
      <div className="invites-acts">
        {isOfPeople && (
          <button type="button" className="btn" onClick={() => onAct('add')}>
            Dodaj osoby
          </button>
        )}
        {!isOfPeople && (
          <button type="button" className="btn" onClick={() => onAct('issue')}>
            Utwórz kody
          </button>
        )}
        {isOfPeople && unsent > 0 && (
          <button type="button" className="btn quiet" disabled={!canSend} onClick={() => onAct('invite')}>
            Wyślij zaproszenia ({unsent})
          </button>
        )}
        {isOfPeople && silent > 0 && (
          <button type="button" className="btn quiet" disabled={!canSend} onClick={() => onAct('reminder')}>
            Przypomnij ({silent})
          </button>
        )}
        {(list.counts.all ?? 0) > 0 && (
          <a className="btn quiet" href={fileAddress(scope, list.id)} download>
            Pobierz CSV
          </a>
        )}
      </div>
      <Sending key={list.id} list={list} />
      <Counts {...props} />
    </section>
  )
}

const sum = ({ counts }: InviteList, of: (state: InviteState) => boolean): number =>
  INVITE_STATES.filter(of).reduce((all, state) => all + (counts[state] ?? 0), 0)

/** How far the mails have come; the most that have waited is what there was to send. */
function Sending({ list: { sending, withheld } }: { list: InviteList }): ReactNode {
  const [most, setMost] = useState(0)
  useEffect(() => setMost((before) => (sending === 0 ? 0 : Math.max(before, sending))), [sending])
  return (
    <>
      {sending > 0 && (
        <JobProgress
          name="Wysłane wiadomości"
          done={Math.max(0, most - sending)}
          of={Math.max(most, sending)}
        />
      )}
      {withheld > 0 && (
        <p className="invites-note">
          Na swoją kolej czeka wiadomości: {withheld}. Wyślemy je w&nbsp;następnej godzinie, bo w&nbsp;tej
          poszło ich już najwięcej, ile wolno.
        </p>
      )}
    </>
  )
}

/** 'wysłane 40 · otwarte 22 · użyte 15': each shows those alone. */
function Counts({ scope: { eventId }, list, search }: Props): ReactNode {
  const states = INVITE_STATES.filter((state) => (list.counts[state] ?? 0) > 0)
  if (states.length === 0) return null
  const of = { lista: list.id, ...(search.szukaj === undefined ? {} : { szukaj: search.szukaj }) }
  const all = list.of === 'people' ? 'wszyscy' : 'wszystkie'
  return (
    <ul className="invites-counts" aria-label="Stany">
      {([undefined, ...states] as const).map((state) => (
        <li key={state ?? 'all'}>
          <Link
            to="/wydarzenia/$eventId/zaproszenia"
            params={{ eventId }}
            search={state === undefined ? of : { ...of, stan: state }}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={state === search.stan ? 'true' : undefined}
          >
            {state === undefined ? all : inviteStateWords(state, list.of)}{' '}
            <b className="num">{list.counts[state ?? 'all'] ?? 0}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}
