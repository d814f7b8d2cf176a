import { sameValue } from '#domain/values/same-value.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockRegistration } from '../agreement/registrations.queries.ts'
import { findNote, saveNote } from './notes.queries.ts'

interface Input {
  readonly eventId: string
  readonly registrationId: string
  readonly text: string
  readonly tags: readonly string[]
}

/**
 * Writes the note of the staff and its tags. The journal says that it was written and which tags it has, not its text,
 * which may be about somebody's health. The same again changes nothing.
 * @throws Refusal not_found
 */
export async function writeNote(ctx: TenantCtx, input: Input): Promise<void> {
  const { eventId, registrationId, text } = input
  const tags = [...new Set(input.tags)]
  await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await lockRegistration(tx, registrationId)
    if (row?.eventId !== eventId) throw new Refusal('not_found')
    const { tags: tagsBefore = [], text: textBefore = '' } = (await findNote(tx, registrationId)) ?? {}
    if (textBefore === text && sameValue(tagsBefore, tags)) return
    await saveNote(tx, {
      accountId: ctx.account,
      registrationId,
      text,
      tags,
      writtenBy: actorText(ctx.actor),
    })
    await recordAudit(tx, ctx, {
      action: 'registration.noted',
      eventId,
      registrationId,
      before: { tags: tagsBefore, letters: textBefore.length },
      after: { tags, letters: text.length },
    })
  })
}
