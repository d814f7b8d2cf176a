import type { z } from 'zod'
import type { listEvents as contract } from '#contract/panel.ts'
import { isToCheck } from '#domain/documents/asked-documents.ts'
import { readPublished } from '#domain/event/check/check-definition.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getAccount } from '../accounts/get-account.ts'
import { listEventsWithSums } from './selling/events.queries.ts'

type EventSummary = z.input<typeof contract.output>['events'][number]

/** The account's events with people, places and, for those who may read it, money; newest first. */
export async function listEvents(
  ctx: TenantCtx,
  { withMoney }: { readonly withMoney: boolean },
): Promise<EventSummary[]> {
  const { siteAddress } = await getAccount(ctx)
  const rows = await ctx.db.tenant(ctx.account, listEventsWithSums)
  return rows.map((row) => {
    const definition = readPublished(row.definition)
    return {
      id: row.eventId,
      slug: row.slug,
      title: definition?.title ?? row.slug,
      state: row.publishedVersion === null ? 'draft' : 'published',
      archived: row.archivedAt !== null,
      start: definition?.dates.start ?? null,
      end: definition?.dates.end ?? null,
      address: `${siteAddress}/${row.slug}`,
      people: row.people,
      capacity: row.capacity,
      leastPeople: definition?.leastPeople ?? null,
      registrations: row.registrations,
      hasGroups: (definition?.groups.length ?? 0) > 0,
      hasCampCards: definition?.kind === 'camp',
      hasDocuments: definition?.questions.some(isToCheck) ?? false,
      hasInvites: definition?.pools.some(({ issued }) => issued !== undefined) ?? false,
      charged: withMoney ? row.charged : null,
      paid: withMoney ? row.paid : null,
    }
  })
}
