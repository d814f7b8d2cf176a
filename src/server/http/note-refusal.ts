import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { RefusalCode } from '#contract/errors.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { type EventDetails, noteSecurityEvent, type SecurityEvent } from '#server/context/security-events.ts'
import { networkOf } from './network.ts'

/** Refusals that are security events, in any part of the code. */
const EVENTS: Partial<Record<RefusalCode, SecurityEvent>> = {
  sign_in_failed: 'sign_in_failed',
  credential_expired: 'sign_in_failed',
  forbidden: 'access_refused',
  csrf: 'csrf_refused',
  signature_invalid: 'forged_notice',
  too_many_requests: 'limit_reached',
}

const ofAccount = z.object({ accountId: z.uuid() })

/** Records a refusal that may be malicious; others are not recorded. */
export function noteRefusal(ctx: Pick<Ctx, 'log' | 'secrets'>, request: FastifyRequest, code: RefusalCode) {
  const event = EVENTS[code]
  if (event !== undefined) noteSecurityEvent(ctx, event, askedBy(ctx, request))
}

/** What may be written about the sender of a request. */
export function askedBy({ secrets }: Pick<Ctx, 'secrets'>, request: FastifyRequest): EventDetails {
  const { success, data } = ofAccount.safeParse(request.params)
  const { url } = request.routeOptions
  return {
    ...(success ? { account: data.accountId } : {}),
    ...(url === undefined ? {} : { endpoint: url }),
    from: secrets.sign('log-address', networkOf(request.ip)).slice(0, 12),
  }
}
