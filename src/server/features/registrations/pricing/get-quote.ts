import { readPreviewSlug } from '#domain/event/preview-address.ts'
import { quote } from '#domain/quote/quote.ts'
import type { Quote } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { countCodes } from '#server/features/codes/count-codes.ts'
import { type EndedCode, findEndedCodes } from '#server/features/codes/find-ended-codes.ts'
import { getPreviewedEvent } from '#server/features/events/preview/get-previewed-event.ts'
import { recallSellingEvent } from '#server/features/events/selling/recall-selling-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import { assertDraftFits } from './assert-draft-fits.ts'
import { assertNotStaff } from './assert-not-staff.ts'
import { contextOf, NO_TERMS } from './price-of.ts'

interface Input {
  readonly slug: string
  readonly version: number
  readonly draft: RegistrationDraft
}

export interface Quoted {
  readonly priced: Quote
  /** Codes that were issued and work no more, at their fields. */
  readonly ended: readonly EndedCode[]
  /** Whether the draft's code changes the price or the problems. */
  readonly codeWorks: boolean
}

/**
 * Prices a draft by all rules and by what was free a moment ago, with its code and without; by the rules of the event's
 * own draft at the address of its preview.
 * @throws Refusal not_found, draft_not_ready, version_gone, invalid_input, too_many_requests
 */
export async function getQuote(ctx: TenantCtx, { slug, version, draft }: Input): Promise<Quoted> {
  assertNotStaff(draft)
  const preview = readPreviewSlug(slug)
  const { event, now } =
    preview === null
      ? { event: await recallSellingEvent(ctx, slug), now: ctx.now }
      : await getPreviewedEvent(ctx, preview)
  if (version !== event.version) throw new Refusal('version_gone', { params: { version: event.version } })
  assertDraftFits(event.definition, draft)
  await countCodes(ctx, event, draft)
  const ended = await findEndedCodes(ctx, event, draft)
  const context = contextOf({ now }, event, NO_TERMS)
  // A code that works no more gives nothing.
  const priced = quote(event.compiled, ended.length > 0 ? { ...draft, code: null } : draft, context)
  const without = quote(event.compiled, { ...draft, code: null }, context)
  return { priced, ended, codeWorks: draft.code !== null && differs(priced, without) }
}

/** A code works when it removes a problem, or changes a price. */
function differs(priced: Quote, without: Quote): boolean {
  if (priced.problems.length !== without.problems.length)
    return priced.problems.length < without.problems.length
  return priced.total !== without.total || JSON.stringify(priced.lines) !== JSON.stringify(without.lines)
}
