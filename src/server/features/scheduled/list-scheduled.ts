import type { z } from 'zod'
import type { listScheduled as contract } from '#contract/scheduled.ts'
import type { Role } from '#domain/access/rights.ts'
import { nextTerm } from '#domain/reports/schedule.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { daysOf } from './event-days.ts'
import { lastSentOf } from './mails.queries.ts'
import { listReaders } from './members.ts'
import { listOfEvent } from './scheduled.queries.ts'
import { subjectsOf } from './subjects.ts'

type Input = z.output<typeof contract.params> & { readonly role: Role }

/** What is scheduled of an event, as far as the role may see it. @throws Refusal not_found, also before it is published */
export async function listScheduled(ctx: TenantCtx, input: Input): Promise<z.input<typeof contract.output>> {
  const { eventId, role } = input
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { definition } = await getPublishedEvent(tx, ctx, eventId)
    const subjects = await subjectsOf(tx, { eventId, definition, role, now: ctx.now })
    const names = new Map(subjects.map(({ key, name }) => [key, name]))
    const reports = (await listOfEvent(tx, eventId)).filter(({ subject }) => names.has(subject))
    const sent = await lastSentOf(
      tx,
      reports.map(({ id }) => id),
    )
    const days = daysOf(definition)
    const members = await listReaders(tx, eventId)
    return {
      scheduled: reports.map(({ id, subject, rhythm, paused, readers }) => ({
        ...{ id, subject, rhythm, paused, readers: [...readers] },
        name: names.get(subject) ?? subject,
        next: paused ? null : (nextTerm(rhythm, days, ctx.now)?.toString() ?? null),
        lastSent: sent.get(id)?.toString() ?? null,
      })),
      subjects: subjects.map(({ key, name }) => ({ subject: key, name })),
      members: members.map(({ id, name }) => ({ id, name })),
      hasStart: days.start !== null,
    }
  })
}
