import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { type IssuedList, withoutIssuedList, withUsesOf } from '#domain/event/draft/invites/lists.ts'
import { inviteTerms } from '#i18n/pl/definition/invite-terms.ts'
import { pluralChooser } from '#i18n/text/plural.ts'
import { useOwnedEvent } from '../shared/account-events.ts'
import type { DraftRules } from '../shared/draft/use-draft-rules.ts'
import { NumberSlot } from '../shared/inputs/slots.tsx'
import { SettingsLink } from '../shared/settings-link.tsx'
import { listsQuery } from './invites-api.ts'

const choose = pluralChooser('pl')
const MOST_USES = 100

/** One list: what its codes give in sentences, where that is set, and the way to its people. */
export function ListCard(props: { rules: DraftRules; list: IssuedList; eventId: string }): ReactNode {
  const { rules, list, eventId } = props
  const { definition, document, change } = rules
  const id = useId()
  const uses = list.capacity ?? 1
  const isOfPeople = list.issued === 'people'
  const index = document.pools.findIndex((pool) => pool.id === list.id)
  const terms = inviteTerms(definition, list.id).slice(0, -1)
  const isGone = withoutIssuedList(document, list.id) === document
  const issued = useIssuedCodes(eventId, list.id)
  return (
    <article className="invite-card" aria-labelledby={id}>
      <h3 id={id}>{list.name}</h3>
      <p className="invite-say">
        {isOfPeople ? 'Jedno zaproszenie jest dla ' : 'Jeden kod działa dla '}
        <NumberSlot
          label={`Dla ilu osób jest jeden kod: ${list.name}`}
          value={uses}
          most={MOST_USES}
          onChange={(now) => change((draft) => withUsesOf(draft, list.id, now))}
        />{' '}
        {choose(uses, { one: 'osoby', few: 'osób', many: 'osób', other: 'osoby' })}.
      </p>
      {terms.length === 0 ? (
        <p>Na razie nie zmienia ani ceny, ani tego, co można wybrać.</p>
      ) : (
        terms.map((term) => <p key={term}>{term}</p>)
      )}
      {rules.problemsAt(`pools.${index}`).map((message) => (
        <p key={message} className="error">
          {message}
        </p>
      ))}
      <div className="invite-links">
        <SettingsLink eventId={eventId} subject="prices">
          Zmień ceny
        </SettingsLink>
        <SettingsLink eventId={eventId} subject="who">
          Zmień grupy i&nbsp;rodzaje udziału
        </SettingsLink>
        <Link to="/wydarzenia/$eventId/zaproszenia" params={{ eventId }} search={{ lista: list.id }}>
          {isOfPeople ? 'Osoby i\u00a0wysyłka' : 'Kody'}
          {issued !== null && issued > 0 ? ` (${issued})` : ''}
        </Link>
        {issued === 0 && !isGone && (
          <button
            type="button"
            className="btn text"
            aria-label={`Usuń listę: ${list.name}`}
            onClick={() => change((now) => withoutIssuedList(now, list.id))}
          >
            Usuń listę
          </button>
        )}
      </div>
    </article>
  )
}

/** How many codes of a list are out; null while that is not known. */
function useIssuedCodes(eventId: string, list: string): number | null {
  const { found } = useOwnedEvent(eventId)
  const scope = { accountId: found?.account.id ?? '', eventId }
  const query = useQuery({ ...listsQuery(scope), enabled: found !== null })
  if (query.data === undefined) return null
  return query.data.lists.find(({ id }) => id === list)?.counts.all ?? 0
}
