import type { z } from 'zod'
import type { joinWaitingList as contract } from '#contract/waiting-list.ts'
import { applicableDraft } from '#domain/quote/applicable-draft.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { keepsWaitingList } from '#domain/waiting-list/waiting-list.ts'
import { MOST_SMALLER, wishesOf } from '#domain/waiting-list/wishes.ts'
import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { assertOnSale } from '#server/features/events/selling/assert-on-sale.ts'
import { getSellingEvent, type SellingEvent } from '#server/features/events/selling/get-selling-event.ts'
import { keepFiles } from '#server/features/files/records/keep-files.ts'
import { knowFiles } from '#server/features/files/records/know-files.ts'
import { queueWaitingMessage } from '#server/features/messages/outbox/queue-waiting-message.ts'
import { claimsOf } from '#server/features/places/claims/claim.ts'
import { sealDraft } from '#server/features/registrations/agreement/sealed-draft.ts'
import { assertDraftFits } from '#server/features/registrations/pricing/assert-draft-fits.ts'
import { contextOf, NO_TERMS } from '#server/features/registrations/pricing/price-of.ts'
import { quoteRefusal } from '#server/features/registrations/pricing/quote-refusal.ts'
import { requestHash } from '#server/features/registrations/pricing/request-hash.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tryCode } from '../codes/try-code.ts'
import { findByKey, type Joining, type JoinVerdict, join } from './joining.queries.ts'
import { newWaitingToken } from './waiting-token.ts'

/** The longest that a party waits; when it waits no longer its files go (`forget_waiting_files`). */
const FILES_HOURS = 400 * 24

type Body = z.output<typeof contract.body>

interface Input {
  readonly slug: string
  readonly key: string
  readonly body: Body
}

/**
 * Puts a party on the waiting list of an event: it waits for all of its places together, and for fewer people as far
 * as it agreed to that. It may have no problem except missing places, and a party that could register at this moment
 * is refused with `places_free`. The same key with the same body returns the same entry, and notifies once.
 * @throws Refusal not_found, registration_refused, places_free, full (more than there will ever be), no_waiting_list,
 *   version_gone, key_reused, invalid_input, called_off, archived, preview_only, too_many_requests, file_gone
 */
export async function joinWaitingList(ctx: TenantCtx, { slug, key, body }: Input): Promise<string> {
  const hash = requestHash(ctx, body)
  const { event, made } = await ctx.db.tenant(ctx.account, async (tx) => {
    const event = await getSellingEvent(tx, ctx, slug)
    return { event, made: await findByKey(tx, event.eventId, key) }
  })
  if (made) return answer({ verdict: made.requestHash.equals(hash) ? 'seen' : 'key_reused', ...made })
  await tryCode(ctx, event, body.draft)
  const { uploads } = body
  const draft = await ctx.db.tenant(ctx.account, (tx) =>
    knowFiles(tx, { eventId: event.eventId, draft: body.draft, uploads: uploads ?? null }),
  )
  const entry = newEntry(ctx, event, { ...body, draft })
  return ctx.db.tenant(ctx.account, async (tx) => {
    const verdict = await join(tx, ctx.account, event.eventId, {
      ...entry,
      key,
      requestHash: hash.toString('hex'),
    })
    if (verdict.verdict === 'joined') {
      await keepFiles(tx, { draft: entry.draft, uploads, until: ctx.now.add({ hours: FILES_HOURS }) })
      await noteJoined(tx, ctx, { eventId: event.eventId, ...entry })
    }
    return answer(verdict)
  })
}

/** The history, and the mail with the link to the entry: a person who closes the page has no other. */
async function noteJoined(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, waitingEntryId, size }: { eventId: string; waitingEntryId: string; size: number },
): Promise<void> {
  await recordAudit(tx, ctx, {
    action: 'waiting.joined',
    eventId,
    details: { waitingEntry: waitingEntryId, size },
    after: { state: 'waiting' },
  })
  await queueWaitingMessage(tx, ctx, { eventId, waitingEntryId, kind: 'joined' })
}

interface NewEntry extends Omit<Joining, 'key' | 'requestHash'> {
  readonly draft: RegistrationDraft
}

/** @throws Refusal called_off, archived, version_gone, no_waiting_list, registration_refused, invalid_input */
function newEntry(ctx: TenantCtx, event: SellingEvent, body: Body): NewEntry {
  const { definition, compiled, version } = event
  assertOnSale(event)
  // Nobody waits for places of a test.
  if (event.isTest) throw new Refusal('no_waiting_list')
  if (body.version !== version) throw new Refusal('version_gone', { params: { version } })
  if (!keepsWaitingList(definition)) throw new Refusal('no_waiting_list')
  assertDraftFits(definition, body.draft)
  const size = body.draft.people.length
  const smallest = body.smallest ?? size
  if (size - smallest > MOST_SMALLER) throw tooSmall(size - MOST_SMALLER)
  const context = contextOf(ctx, event, NO_TERMS)
  const { wishes, problems } = wishesOf(compiled, body.draft, context, smallest)
  if (problems.length > 0) throw quoteRefusal(body.draft, problems)
  const waitingEntryId = newId()
  const draft = applicableDraft(compiled, body.draft, context)
  return {
    waitingEntryId,
    version,
    size,
    wishes: wishes.map((wish) => ({ size: wish.size, claims: claimsOf(event, wish.claims) })),
    draft: sealDraft(ctx, { holder: waitingEntryId, definition, draft }),
    contact: body.contact,
    tokenHash: sha256(newWaitingToken(ctx, waitingEntryId)).toString('hex'),
  }
}

function tooSmall(least: number): Refusal {
  const message = refusalMessages.waitingList.smallestTooSmall(least)
  return new Refusal('invalid_input', { problems: [{ code: 'too_small', field: 'smallest', message }] })
}

function answer(verdict: JoinVerdict): string {
  switch (verdict.verdict) {
    case 'joined':
    case 'seen':
      return verdict.waitingEntryId
    case 'too_large':
      throw new Refusal('full', { params: { pool: verdict.pool } })
    default:
      throw new Refusal(verdict.verdict)
  }
}
