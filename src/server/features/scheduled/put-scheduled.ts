import type { z } from 'zod'
import type { putScheduled as contract } from '#contract/scheduled.ts'
import type { Role } from '#domain/access/rights.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { rhythmWords, scheduledRefusals as words } from '#i18n/pl/scheduled.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import { daysOf } from './event-days.ts'
import { listReaders } from './members.ts'
import { findScheduled, listOfEvent, saveScheduled } from './scheduled.queries.ts'
import { subjectsOf } from './subjects.ts'

/** Of an event; each is looked at every hour. */
const MOST = 20

type Input = z.output<typeof contract.params> & z.output<typeof contract.body> & { readonly role: Role }

/**
 * Schedules a report, or changes the one with this id.
 * @throws Refusal not_found; invalid_input at the field for what cannot be scheduled, or a reader who may not see it
 */
export async function putScheduled(ctx: TenantCtx, input: Input): Promise<void> {
  const { eventId, scheduledId: id, rhythm, paused } = input
  await ctx.db.tenant(ctx.account, async (tx) => {
    const { definition } = await getPublishedEvent(tx, ctx, eventId)
    const before = await findScheduled(tx, id)
    if (before !== undefined && before.eventId !== eventId) throw new Refusal('not_found')
    const name = await nameOfSubject(tx, ctx, { ...input, definition })
    if (rhythm.kind === 'before' && daysOf(definition).start === null) throw at('rhythm', words.start)
    await assertReaders(tx, ctx, { ...input, definition })
    if (before === undefined && (await listOfEvent(tx, eventId)).length >= MOST)
      throw at('subject', words.many(MOST))
    const readers = [...new Set(input.readers)]
    await saveScheduled(tx, ctx.account, {
      ...{ id, eventId, subject: input.subject, rhythm, paused, since: ctx.now, readers },
    })
    await recordAudit(tx, ctx, {
      ...{ action: 'scheduled.saved', eventId, details: { name } },
      ...(before && { before: factsOf(before) }),
      after: factsOf({ rhythm, paused, readers }),
    })
  })
}

interface Checked extends Input {
  readonly definition: EventDefinition
}

async function nameOfSubject(tx: Tx, { now }: TenantCtx, asked: Checked): Promise<string> {
  const subjects = await subjectsOf(tx, { ...asked, now })
  const found = subjects.find(({ key }) => key === asked.subject)
  if (found === undefined) throw at('subject', words.subject)
  return found.name
}

/** Roles see different lists: each reader has to see this one. */
async function assertReaders(tx: Tx, { now }: TenantCtx, asked: Checked): Promise<void> {
  const members = await listReaders(tx, asked.eventId)
  for (const id of asked.readers) {
    const reader = members.find((member) => member.id === id)
    if (reader === undefined) throw at('readers', words.stranger)
    const subjects = await subjectsOf(tx, { ...asked, role: reader.role, now })
    if (!subjects.some(({ key }) => key === asked.subject)) throw at('readers', words.reader(reader.name))
  }
}

const at = (field: string, message: string) =>
  new Refusal('invalid_input', { problems: [{ code: 'invalid_input', field, message }] })

const factsOf = ({
  rhythm,
  paused,
  readers,
}: Pick<Checked, 'rhythm' | 'paused'> & { readonly readers: readonly string[] }) => ({
  ...{ when: rhythmWords(rhythm), paused, readers: readers.length },
})
