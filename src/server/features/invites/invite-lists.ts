import type { EventDefinition, Pool } from '#domain/event/definition/definition.ts'
import { inviteTerms } from '#i18n/pl/definition/invite-terms.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { loadDraft } from '#server/features/events/drafts/load-draft.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { Refusal } from '#server/http/refusal.ts'

/** A list of invitations or codes: a limit per code whose codes are issued here. */
export interface InviteList {
  readonly id: string
  readonly name: string
  readonly of: 'people' | 'codes'
  readonly uses: number
  readonly terms: readonly string[]
  /** In the version that is on the site. */
  readonly isPublished: boolean
}

type Published = Awaited<ReturnType<typeof getPublishedEvent>>

/** The lists of an event as its site knows them, then those of its draft alone. */
export async function loadLists(
  tx: Tx,
  ctx: TenantCtx,
  eventId: string,
): Promise<{ readonly published: Published | null; readonly lists: readonly InviteList[] }> {
  const published = await unless('not_found', getPublishedEvent(tx, ctx, eventId))
  const draft = await unless('draft_not_ready', loadDraft(tx, ctx, eventId))
  const onSite = published === null ? [] : listsOf(published.definition, true)
  const drafted = draft === null ? [] : listsOf(draft.definition, false)
  const isKnown = new Set(onSite.map(({ id }) => id))
  return { published, lists: [...onSite, ...drafted.filter(({ id }) => !isKnown.has(id))] }
}

/** @throws Refusal not_found when the event has no such list of this kind */
export async function getList(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, list, of }: { readonly eventId: string; readonly list: string; readonly of?: InviteList['of'] },
): Promise<InviteList & { readonly published: Published | null }> {
  const { published, lists } = await loadLists(tx, ctx, eventId)
  const found = lists.find(({ id }) => id === list)
  if (found === undefined || (of !== undefined && found.of !== of)) throw new Refusal('not_found')
  return { ...found, published }
}

const listsOf = (definition: EventDefinition, isPublished: boolean): InviteList[] =>
  definition.pools.flatMap((pool: Pool) =>
    pool.issued === undefined
      ? []
      : {
          ...{ id: pool.id, name: pool.name, of: pool.issued, uses: pool.capacity ?? 1, isPublished },
          terms: inviteTerms(definition, pool.id),
        },
  )

/** Nothing in place of one refusal. */
async function unless<T>(code: Refusal['code'], wanted: Promise<T>): Promise<T | null> {
  try {
    return await wanted
  } catch (error) {
    if (error instanceof Refusal && error.code === code) return null
    throw error
  }
}
