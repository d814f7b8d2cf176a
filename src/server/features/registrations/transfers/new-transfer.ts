import type { z } from 'zod'
import type { handOverPlace } from '#contract/hand-over.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { newLink } from '../links/registration-link.ts'
import { requestHash } from '../pricing/request-hash.ts'
import type { NewTransfer } from './place-transfers.queries.ts'

export type HandOverBody = z.output<typeof handOverPlace.body>

/** How long the new person may take to confirm (flow C8). */
const CONFIRM_WITHIN = Temporal.Duration.from({ hours: 48 })

interface Wanted {
  readonly registrationId: string
  readonly body: HandOverBody
  /** Of the new person. */
  readonly email: string
  readonly state: NewTransfer['state']
}

/** A place being handed over, with a link of the new person's own; the request is stored encrypted. */
export function newTransfer(ctx: TenantCtx, { registrationId, body, email, state }: Wanted): NewTransfer {
  const placeTransferId = newId()
  return {
    ...{ accountId: ctx.account, placeTransferId, registrationId, state, email },
    ...{ giver: body.giver, successor: body.successor.ref },
    bodySealed: ctx.secrets.seal(JSON.stringify(body), sealedFor(ctx, placeTransferId)),
    requestHash: requestHash(ctx, body),
    ...newLink(ctx, placeTransferId).stored,
    expiresAt: ctx.now.add(CONFIRM_WITHIN).toString(),
  }
}

/** The holder that the body of a transfer is bound to. */
export const sealedFor = ({ account }: Pick<TenantCtx, 'account'>, placeTransferId: string): string =>
  `transfer ${account} ${placeTransferId}`
