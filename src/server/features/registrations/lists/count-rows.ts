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
import { countAmong, countFirst, countMatching, type Wanted } from './listed.queries.ts'
import { noteLook } from './note-look.ts'
import { guardedIn, readWanted } from './read-wanted.ts'
import { refreshLists } from './refresh-lists.ts'
import { countInStates } from './shares.queries.ts'

const MOST_COUNTED = 10_000
/** Of a list so long nobody goes through ten thousand rows one by one, and counting them takes longer than a page may. */
const LONG = 100_000
const MOST_COUNTED_OF_LONG = 2_000
/** Of a long list so many are looked at first. */
const FIRST = 3_500

type Counted = z.input<typeof contract.output>
type Input = z.output<typeof contract.params> & z.output<typeof contract.query> & { readonly role: Role }

/** How many rows match; very many are counted only as far as the reports have counted them. @throws Refusal as `listRows` */
export async function countRows(ctx: TenantCtx, input: Input): Promise<Counted> {
  const { counted, guarded } = await ctx.db.tenant(ctx.account, async (tx) => {
    const { definition } = await getPublishedEvent(tx, ctx, input.eventId)
    const asked = { ...input, definition, now: ctx.now }
    const wanted = readWanted(asked, input)
    await refreshLists(tx, ctx)
    const known = await countKnown(tx, wanted, input, definition)
    return {
      counted: known === null ? await countFound(tx, wanted) : { count: known, more: false },
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
  return countOfList(tx, { list, eventId }, asked[0]?.values ?? registrationState.options)
}

async function countOfList(
  tx: Tx,
  { list, eventId }: Pick<Wanted, 'list' | 'eventId'>,
  states: readonly string[],
): Promise<number> {
  const { registrations, people } = await countInStates(tx, eventId, states)
  return list === 'people' ? people : registrations
}

async function countFound(tx: Tx, wanted: Wanted): Promise<Counted> {
  const isLong = (await countOfList(tx, wanted, registrationState.options)) > LONG
  const most = isLong ? MOST_COUNTED_OF_LONG : MOST_COUNTED
  const found = (isLong ? await countAtOnce(tx, wanted, most) : null) ?? (await countAll(tx, wanted, most))
  return found > most ? { count: most, more: true } : { count: found, more: false }
}

/**
 * As far as the first rows say it: more than `most`, or all, where matches stand in short stretches of the order. Null when
 * they do not: the index of marks would collect all rows that match.
 */
async function countAtOnce(tx: Tx, wanted: Wanted, most: number): Promise<number | null> {
  const { near } = wanted
  const first = await countFirst(tx, wanted, { ranges: near?.ranges ?? null, window: FIRST })
  if (first.found > most) return first.found
  if (near === null || !first.isWhole) return null
  if (near.apart === null) return first.found
  const apart = await findFew(tx, { ...wanted, marks: near.apart })
  return apart === null ? null : first.found + (await countAmong(tx, wanted, apart, near.ranges))
}

async function countAll(tx: Tx, wanted: Wanted, most: number): Promise<number> {
  const few = wanted.lead === null ? null : await findFew(tx, wanted)
  return few === null ? countMatching(tx, wanted, most + 1) : countAmong(tx, wanted, few)
}
