import type { FastifyRequest } from 'fastify'
import type { TenantCtx } from '#server/context/ctx.ts'
import { mayReturn } from '#server/features/payments/return-of-payer.ts'
import { donationToken } from './donation-token.ts'
import { findDonation } from './donations.queries.ts'

/** The address of the thanks for the browser that went to pay a donation; null for every other one. */
export async function findWayToThanks(
  ctx: TenantCtx,
  request: FastifyRequest,
  donationId: string,
): Promise<string | null> {
  if (!mayReturn(ctx, request, donationId)) return null
  const donation = await ctx.db.tenant(ctx.account, (tx) => findDonation(tx, donationId))
  return donation === undefined ? null : `/darowizna/${donationToken(ctx, donationId)}`
}
