import type { z } from 'zod'
import type { listEvents as contract } from '#contract/panel.ts'
import { isToCheck } from '#domain/documents/asked-documents.ts'
import { readPublished } from '#domain/event/check/check-definition.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { expectsChildren } from '#domain/event/facts/expects-children.ts'
import { salePhase } from '#domain/quote/sale-phase.ts'
import { localOf } from '#domain/values/polish-time.ts'
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
  const now = localOf(ctx.now)
  return rows.map((row) => {
    const definition = readPublished(row.definition)
    return {
      id: row.eventId,
      slug: row.slug,
      title: definition?.title ?? row.slug,
      state: row.publishedVersion === null ? 'draft' : 'published',
      sale: row.publishedVersion === null || definition === null ? null : saleOf(row, definition, now),
      isTest: row.isTest,
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
      hasCarers: row.hasCarers || (definition !== null && expectsChildren(definition)),
      charged: withMoney ? row.charged : null,
      paid: withMoney ? row.paid : null,
    }
  })
}

function saleOf(
  { calledOffAt }: { readonly calledOffAt: unknown },
  definition: EventDefinition,
  now: Temporal.PlainDateTime,
): EventSummary['sale'] {
  if (calledOffAt !== null) return { kind: 'called_off' }
  const phase = salePhase(definition, now)
  return phase.kind === 'soon' ? { kind: 'soon', opens: phase.opens } : { kind: phase.kind }
}
