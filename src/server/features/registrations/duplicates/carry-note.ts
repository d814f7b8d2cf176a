import { duplicateWords } from '#i18n/pl/duplicates.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findNote } from '../staff/notes.queries.ts'
import { writeNote } from '../staff/write-note.ts'

const LONGEST = 2_000
const MOST_TAGS = 12

interface Input {
  readonly eventId: string
  readonly from: { readonly id: string; readonly number: string }
  /** The registration whose note gets the other one's text below its own, and its tags. */
  readonly to: string
}

/** Within the transaction that `ctx` has joined. @throws Refusal invalid_input when both together are too long */
export async function carryNote(ctx: TenantCtx, { eventId, from, to }: Input): Promise<void> {
  const { source, target } = await ctx.db.tenant(ctx.account, async (tx) => ({
    source: await findNote(tx, from.id),
    target: await findNote(tx, to),
  }))
  if (source === undefined || (source.text === '' && source.tags.length === 0)) return
  const carried = source.text === '' ? [] : [duplicateWords.carriedNote(from.number, source.text)]
  const text = [...(target === undefined || target.text === '' ? [] : [target.text]), ...carried].join('\n')
  const tags = [...new Set([...(target?.tags ?? []), ...source.tags])]
  if ([...text].length > LONGEST || tags.length > MOST_TAGS)
    throw new Refusal('invalid_input', {
      problems: [{ code: 'too_big', field: 'note', message: duplicateWords.noteTooLong }],
    })
  await writeNote(ctx, { eventId, registrationId: to, text, tags })
}
