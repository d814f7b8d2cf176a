import type { z } from 'zod'
import type { inviteView } from '#contract/invites.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { codeOf } from './invite-code.ts'
import type { InviteRow } from './invites.queries.ts'

const at = (moment: Temporal.Instant | null) => moment?.toString({ smallestUnit: 'millisecond' }) ?? null

/** The page of an invitation, or for a code of nobody the form with the code typed in. */
export const addressOfInvite = (eventAddress: string, code: string, isPersonal: boolean): string =>
  isPersonal ? `${eventAddress}/zaproszenie/${code}` : `${eventAddress}/zapisy?kod=${code}`

/** An invitation as the staff see it. @param eventAddress of the event's page */
export function viewOf(
  ctx: Pick<TenantCtx, 'account' | 'secrets'>,
  row: InviteRow,
  eventAddress: string,
): z.input<typeof inviteView> {
  const code = codeOf(ctx, row)
  const { firstName, lastName, email, note, state, registrations } = row
  return {
    id: row.inviteId,
    ...{ firstName, lastName, email, note, code, state, registrations },
    address: addressOfInvite(eventAddress, code, email !== ''),
    issuedAt: row.issuedAt.toString({ smallestUnit: 'millisecond' }),
    ...{ sentAt: at(row.sentAt), remindedAt: at(row.remindedAt), openedAt: at(row.openedAt) },
    ...{ declinedAt: at(row.declinedAt), withdrawnAt: at(row.withdrawnAt) },
  }
}
