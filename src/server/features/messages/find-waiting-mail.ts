import type { TenantCtx } from '#server/ctx.ts'
import type { AccountView } from '../accounts/get-account.ts'
import { getWaitingEntry } from '../waiting-list/get-waiting-entry.ts'
import { waitingToken } from '../waiting-list/waiting-token.ts'
import { joinedMail } from './joined.mail.ts'
import type { ComposedMail, WaitingMailData } from './mail-data.ts'
import { offerMail } from './offer.mail.ts'
import { offerLapsedMail } from './offer-lapsed.mail.ts'
import type { WaitingMessageKind } from './queue-waiting-message.ts'
import { waitingCalledOffMail } from './waiting-called-off.mail.ts'

/** What each kind is composed by, and the state of the entry in which it is true. */
const KINDS: Record<
  WaitingMessageKind,
  {
    readonly tells: WaitingMailData['entry']['state']
    readonly compose: (data: WaitingMailData) => ComposedMail
  }
> = {
  joined: { tells: 'waiting', compose: joinedMail },
  offer: { tells: 'offered', compose: offerMail },
  offer_lapsed: { tells: 'lapsed', compose: offerLapsedMail },
  called_off: { tells: 'called_off', compose: waitingCalledOffMail },
}

/** A message to somebody on the waiting list by what is true now; null when it is true no more. */
export async function findWaitingMail(
  ctx: TenantCtx,
  account: AccountView,
  kind: WaitingMessageKind,
  waitingEntryId: string,
): Promise<ComposedMail | null> {
  const entry = await getWaitingEntry(ctx, waitingEntryId)
  if (entry.state !== KINDS[kind].tells) return null
  const address = `${account.siteAddress}/lista-rezerwowa/${waitingToken(ctx, waitingEntryId)}`
  return KINDS[kind].compose({ account, registration: null, entry, address })
}
