import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { getAllotment } from '#server/features/places/limits/get-allotment.ts'
import type { OrderBody } from '../agreement/order-body.ts'
import { type CreatedRegistration, createRegistration } from './create-registration.ts'

interface Input {
  readonly eventId: string
  readonly key: string
  readonly body: OrderBody & { readonly allotment?: string | undefined }
}

/**
 * Staff register people: by the event's rules for the office, and with places of an allotment if one is named, also
 * when the rest is sold out.
 * @throws Refusal invalid_input for an unknown allotment, and as `createRegistration` does
 */
export async function createOfficeRegistration(ctx: TenantCtx, input: Input): Promise<CreatedRegistration> {
  const { eventId, key, body } = input
  const { slug, allotment } = await ctx.db.tenant(ctx.account, async (tx) => ({
    slug: (await getPublishedEvent(tx, ctx, eventId)).slug,
    allotment: body.allotment === undefined ? null : await getAllotment(tx, eventId, body.allotment),
  }))
  return createRegistration(ctx, { slug, key, body, terms: { hold: null, allotment, channel: 'office' } })
}
