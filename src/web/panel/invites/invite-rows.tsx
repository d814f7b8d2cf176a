import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { type InviteState, isOver } from '#domain/invites/invite-state.ts'
import { inviteStateWords } from '#i18n/pl/invites.ts'
import { CopyLink } from '../shared/copy-link.tsx'
import { shortMoment } from '../shared/dates.ts'
import type { EventScope } from '../shared/event-versions.ts'
import type { IconName } from '../shared/icon.tsx'
import { Tag, type Tone } from '../shared/tag.tsx'
import { Trouble } from '../shared/trouble.tsx'
import {
  type Invite,
  type InviteList,
  invitesQuery,
  inviteTrouble,
  useSending,
  useWithdrawing,
} from './invites-api.ts'
import type { InvitesSearch } from './invites-search.ts'

interface Props {
  readonly scope: EventScope
  readonly list: InviteList
  readonly search: InvitesSearch
  readonly onDone: (words: string) => void
}

/** Everybody on a list, or its codes, the newest first. */
export function InviteRows(props: Props): ReactNode {
  const { scope, list, search } = props
  const query = useInfiniteQuery(invitesQuery(scope, list.id, search, list.sending > 0))
  const rows = query.data?.pages.flatMap(({ invites }) => invites) ?? []
  const isSearched = search.stan !== undefined || search.szukaj !== undefined
  return (
    <section aria-label={list.of === 'people' ? 'Osoby' : 'Kody'} className="invites-list">
      {((list.counts.all ?? 0) > 5 || isSearched) && <Search key={list.id} {...props} />}
      {query.isPending && <div className="bone tall" aria-busy="true" />}
      {query.isError && <Trouble error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && rows.length === 0 && (
        <p className="sub">
          {isSearched
            ? 'Nikt tu nie pasuje. Zmień stan albo szukaną nazwę.'
            : list.of === 'people'
              ? 'Nikogo tu jeszcze nie ma. Dodaj osoby, a\u00a0potem wyślij im zaproszenia.'
              : 'Nie ma tu jeszcze kodów. Utwórz ich tyle, ile potrzebujesz.'}
        </p>
      )}
      {rows.length > 0 && (
        <ul className="sheet invite-rows">
          {rows.map((invite) => (
            <Row key={invite.id} {...props} invite={invite} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <button
          type="button"
          className="btn quiet"
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? 'Wczytuję…' : 'Pokaż następne'}
        </button>
      )}
    </section>
  )
}

function Search({ scope: { eventId }, list, search }: Props): ReactNode {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(search.szukaj ?? '')
  return (
    <form
      className="invites-search"
      onSubmit={(event) => {
        event.preventDefault()
        const { szukaj: _, ...rest } = search
        const wanted = typed.trim()
        void navigate({
          to: '/wydarzenia/$eventId/zaproszenia',
          params: { eventId },
          search: { ...rest, lista: list.id, ...(wanted === '' ? {} : { szukaj: wanted }) },
        })
      }}
    >
      <input
        className="input"
        type="search"
        aria-label="Szukaj na liście"
        placeholder="Imię, nazwisko, adres albo notatka"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" className="btn quiet">
        Szukaj
      </button>
    </form>
  )
}

const LOOKS: Readonly<Record<InviteState, { readonly tone: Tone; readonly icon: IconName }>> = {
  new: { tone: 'plain', icon: 'minus' },
  queued: { tone: 'info', icon: 'hourglass' },
  failed: { tone: 'bad', icon: 'alert' },
  sent: { tone: 'info', icon: 'envelope' },
  opened: { tone: 'info', icon: 'eye' },
  used: { tone: 'ok', icon: 'check' },
  declined: { tone: 'warn', icon: 'cross' },
  withdrawn: { tone: 'plain', icon: 'close' },
}

function Row({ scope, list, onDone, invite }: Props & { invite: Invite }): ReactNode {
  const { firstName, lastName, email, code, state, note, registrations } = invite
  const withdrawing = useWithdrawing(scope)
  const sending = useSending(scope)
  const [asks, setAsks] = useState(false)
  const name = `${firstName} ${lastName}`.trim() || email || code
  const error = withdrawing.error ?? sending.error
  const isBusy = withdrawing.isPending || sending.isPending
  const send = () =>
    sending.mutate(
      { list: list.id, kind: invite.sentAt === null ? 'invite' : 'reminder', greeting: '', only: invite.id },
      { onSuccess: () => onDone(`Wiadomość dla: ${name} jest w\u00a0kolejce do wysłania.`) },
    )
  return (
    <li className="invite-row">
      <div>
        <b>{name}</b>
        {email !== '' && email !== name && <span className="sub">{email}</span>}
        {note !== '' && <span className="sub">{note}</span>}
      </div>
      <div className="invite-state">
        <Tag {...LOOKS[state]}>{inviteStateWords(state, list.of)}</Tag>
        <span className="sub">{momentOf(invite)}</span>
        {registrations.map(({ id, number }) => (
          <Link
            key={id}
            to="/wydarzenia/$eventId/zgloszenia/$registrationId"
            params={{ eventId: scope.eventId, registrationId: id }}
            search={{}}
          >
            {number}
          </Link>
        ))}
      </div>
      <div className="invite-acts">
        {!isOver(state) && <CopyLink quiet address={invite.address} />}
        {!isOver(state) && email !== '' && state !== 'queued' && list.isPublished && (
          <button type="button" className="btn text" disabled={isBusy} onClick={send}>
            {invite.sentAt === null ? 'Wyślij' : 'Wyślij ponownie'}
          </button>
        )}
        {!isOver(state) && !asks && (
          <button
            type="button"
            className="btn text"
            aria-label={`Wycofaj: ${name}`}
            disabled={isBusy}
            onClick={() => setAsks(true)}
          >
            Wycofaj
          </button>
        )}
      </div>
      {asks && !isOver(state) && (
        <fieldset className="invite-ask" aria-label={`Wycofać: ${name}?`}>
          <p>Nikt już nie zapisze się z&nbsp;tym kodem. Tego nie można cofnąć.</p>
          <button
            type="button"
            className="btn quiet"
            disabled={isBusy}
            onClick={() => withdrawing.mutate(invite.id, { onSuccess: () => onDone(`Wycofane: ${name}.`) })}
          >
            Tak, wycofaj
          </button>
          <button type="button" className="btn text" onClick={() => setAsks(false)}>
            Zostaw
          </button>
        </fieldset>
      )}
      {error !== null && (
        <p role="alert" className="error">
          {inviteTrouble(error)}
        </p>
      )}
    </li>
  )
}

/** When it came to be so. */
function momentOf(invite: Invite): string {
  const { state, issuedAt, sentAt, remindedAt, openedAt, declinedAt, withdrawnAt, registrations } = invite
  const reminded = remindedAt === null ? '' : `, przypomnienie ${shortMoment(remindedAt)}`
  switch (state) {
    case 'used':
      return shortMoment(registrations[0]?.at ?? issuedAt)
    case 'declined':
      return shortMoment(declinedAt ?? issuedAt)
    case 'withdrawn':
      return shortMoment(withdrawnAt ?? issuedAt)
    case 'opened':
      return shortMoment(openedAt ?? issuedAt) + reminded
    case 'sent':
      return shortMoment(sentAt ?? issuedAt) + reminded
    default:
      return ''
  }
}
