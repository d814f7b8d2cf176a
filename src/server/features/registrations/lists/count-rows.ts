import type { z } from 'zod'
import { registrationState } from '#contract/common.ts'
import type { countRows as contract } from '#contract/lists.ts'
import type { Role } from '#domain/access/rights.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { readConditions } from '#domain/lists/conditions.ts'
import { keysOfSearch } from '#domain/lists/words.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { findFew } from './find-few.ts'
import { countAmong, countMatching, type Wanted } from './listed.queries.ts'
import { noteLook } from './note-look.ts'
import { guardedIn, readWanted } from './read-wanted.ts'
import { refreshLists } from './refresh-lists.ts'
import { countInStates } from './shares.queries.ts'

const MOST_COUNTED = 10_000

type Input = z.output<typeof contract.params> & z.output<typeof contract.query> & { readonly role: Role }

/** How many rows match; very many are counted only as far as the reports have counted them. @throws Refusal as `listRows` */
export async function countRows(ctx: TenantCtx, input: Input): Promise<z.input<typeof contract.output>> {
  const { counted, guarded } = await ctx.db.tenant(ctx.account, async (tx) => {
    const { definition } = await getPublishedEvent(tx, ctx, input.eventId)
    const asked = { ...input, definition, now: ctx.now }
    const wanted = readWanted(asked, input)
    await refreshLists(tx, ctx)
    const known = await countKnown(tx, wanted, input, definition)
    const found = known ?? (await countFound(tx, wanted))
    return {
      counted:
        known === null && found > MOST_COUNTED
          ? { count: MOST_COUNTED, more: true }
          : { count: found, more: false },
      guarded: guardedIn(asked, [], input.conditions),
    }
  })
  if (guarded.length > 0) await noteLook(ctx, { ...input, answers: guarded })
  return counted
}

/** All rows, or those in some states, as the reports have counted them; null for everything else. */
async function countKnown(
  tx: Tx,
  { list, eventId }: Wanted,
  { search, conditions }: Pick<Input, 'search' | 'conditions'>,
  { attendance }: EventDefinition,
): Promise<number | null> {
  const asked = readConditions(conditions ?? '')
  if (keysOfSearch(search ?? '').length > 0 || asked.some(({ key }) => key !== 'state')) return null
  // Heads that are counted without names have no rows.
  if (asked.length > 1 || (list === 'people' && attendance === 'headcount')) return null
  const states = asked[0]?.values ?? registrationState.options
  const { registrations, people } = await countInStates(tx, eventId, states)
  return list === 'people' ? people : registrations
}

/** To one above `MOST_COUNTED`. */
async function countFound(tx: Tx, wanted: Wanted): Promise<number> {
  const few = wanted.lead === null ? null : await findFew(tx, wanted)
  return few === null ? countMatching(tx, wanted, MOST_COUNTED + 1) : countAmong(tx, wanted, few)
}
