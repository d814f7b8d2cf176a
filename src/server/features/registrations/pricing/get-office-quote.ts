import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { answersForLater } from '#domain/quote/answers-for-later.ts'
import { quote } from '#domain/quote/quote.ts'
import type { Quote, QuoteProblem } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { tryCode } from '#server/features/codes/try-code.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { recallSellingEvent } from '#server/features/events/selling/recall-selling-event.ts'
import { getAllotment } from '#server/features/places/limits/get-allotment.ts'
import { Refusal } from '#server/http/refusal.ts'
import { assertDraftFits } from './assert-draft-fits.ts'
import { contextOf } from './price-of.ts'

interface Input {
  readonly eventId: string
  readonly version: number
  readonly draft: RegistrationDraft
  readonly allotment?: string | undefined
  /** Compulsory answers that decide nothing are not among the problems. */
  readonly fillInLater?: boolean
}

interface OfficeQuote {
  readonly priced: Quote
  /** What may come later, where it was asked. */
  readonly later: readonly QuoteProblem[]
  readonly definition: EventDefinition
}

/**
 * Prices a draft on the terms of the office, as `createOfficeRegistration` will: by what was free a moment ago, from an
 * allotment if one is named.
 * @throws Refusal not_found, version_gone, invalid_input, too_many_requests
 */
export async function getOfficeQuote(ctx: TenantCtx, input: Input): Promise<OfficeQuote> {
  const { eventId, version, draft } = input
  const { slug, allotment } = await ctx.db.tenant(ctx.account, async (tx) => ({
    slug: (await getPublishedEvent(tx, ctx, eventId)).slug,
    allotment: input.allotment === undefined ? null : await getAllotment(tx, eventId, input.allotment),
  }))
  const event = await recallSellingEvent(ctx, slug)
  if (version !== event.version) throw new Refusal('version_gone', { params: { version: event.version } })
  assertDraftFits(event.definition, draft)
  await tryCode(ctx, event, draft)
  const context = contextOf(ctx, event, { hold: null, allotment, channel: 'office' })
  const priced = quote(event.compiled, draft, context)
  const { definition } = event
  if (!input.fillInLater) return { priced, later: [], definition }
  const { stopping, later } = answersForLater(definition, draft, priced.problems)
  return { priced: { ...priced, problems: stopping }, later, definition }
}
