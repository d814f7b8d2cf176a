import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { mayEditAccount } from '#domain/access/rights.ts'
import type { Statement } from '#domain/event/draft/statements/statements.ts'
import type { OrganiserKind } from '#domain/organiser/details.ts'
import type { TemplateOrganiser } from '#domain/templates/kit/template.ts'
import { accountDetailsQuery } from '../shared/account-details.ts'
import { type OwnedEvent, useOwnedEvent } from '../shared/account-events.ts'
import { useDraftState } from '../shared/draft/use-draft.ts'
import { definitionQuery } from '../shared/event-versions.ts'

/** What the texts of statements are filled with, and what people have agreed to until now. */
export interface Texts {
  readonly organiser: TemplateOrganiser
  readonly kind: OrganiserKind | null
  /** The statements on the site; null while they are fetched. */
  readonly published: readonly Statement[] | null
}

export function useTexts(): {
  readonly texts: Texts
  readonly error: Error | null
  readonly retry: () => void
} {
  const { eventId = '' } = useParams({ strict: false })
  const { found } = useOwnedEvent(eventId)
  const { published, error, retry } = usePublished(found)
  return { texts: { ...useOrganiser(found), published }, error, retry }
}

function usePublished(found: OwnedEvent | null) {
  const { publishedVersion } = useDraftState().draft
  const scope = { accountId: found?.account.id ?? '', eventId: found?.event.id ?? '' }
  const { data, error, refetch } = useQuery({
    ...definitionQuery(scope, publishedVersion ?? 0),
    enabled: found !== null && publishedVersion !== null,
  })
  const published: readonly Statement[] | null = publishedVersion === null ? [] : (data?.statements ?? null)
  return { published, error, retry: () => void refetch() }
}

/** Who may not see the details of the account gets texts with the name alone. */
function useOrganiser(found: OwnedEvent | null): Pick<Texts, 'organiser' | 'kind'> {
  const { data } = useQuery({
    ...accountDetailsQuery(found?.account.id ?? ''),
    enabled: found !== null && mayEditAccount(found.account.role),
  })
  const name = data?.legalName || (found?.account.name ?? '')
  const { address = '', phone = '', email = '', kind = null } = data ?? {}
  return { organiser: { name, address, phone, email }, kind }
}
