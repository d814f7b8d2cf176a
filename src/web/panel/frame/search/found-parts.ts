import { useQuery } from '@tanstack/react-query'
import { mayEditEvents } from '#domain/access/rights.ts'
import type { Part } from '#domain/event/draft/parts/part.ts'
import { partsOf } from '#domain/event/draft/parts/parts-of.ts'
import type { OwnedEvent } from '../../shared/account-events.ts'
import { draftQuery } from '../../shared/draft/draft-api.ts'
import { matchesName } from '../../shared/matches-name.ts'
import { settingsPage } from '../../shared/pages.ts'
import type { SearchResult } from './search-result.ts'

const PARTS_SHOWN = 8
/** One letter begins a word of nearly every part. */
const SHORTEST_NAME = 2

/** Parts of the open event's settings by their names: a question, a price, a group; for whom may edit them. */
export function useFoundParts(open: OwnedEvent | null, typed: string): readonly SearchResult[] {
  const isSought = open !== null && mayEditEvents(open.account.role) && typed.trim().length >= SHORTEST_NAME
  const scope = { accountId: open?.account.id ?? '', eventId: open?.event.id ?? '' }
  const draft = useQuery({ ...draftQuery(scope), enabled: isSought, refetchInterval: false }).data
  if (!isSought || draft === undefined) return []
  const seen = new Set<string>()
  return partsOf(draft.definition)
    .flatMap((part) => resultOf(part, scope.eventId, typed) ?? [])
    .filter(({ key }) => !seen.has(key) && seen.add(key))
    .slice(0, PARTS_SHOWN)
}

/** A part on its page; what has the same name there is found once. */
function resultOf({ name, subject }: Part, eventId: string, typed: string): SearchResult | null {
  const page = settingsPage(subject)
  if (name === null || page === undefined || !matchesName(name, typed)) return null
  return {
    ...{ key: `${page.to} ${name}`, kind: 'part', name, about: page.name },
    target: { to: page.to, eventId },
  }
}
