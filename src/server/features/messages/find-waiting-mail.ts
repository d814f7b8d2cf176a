import type { TenantCtx } from '#server/context/ctx.ts'
import type { AccountView } from '../accounts/get-account.ts'
import { getWaitingEntry } from '../waiting-list/get-waiting-entry.ts'
import { getWaitingToken } from '../waiting-list/waiting-token.ts'
import { joinedMail } from './joined.mail.ts'
import type { ComposedMail, WaitingMailData } from './mail-data.ts'
import { offerMail } from './offer.mail.ts'
import { offerLapsedMail } from './offer-lapsed.mail.ts'
import type { WaitingMessageKind } from './outbox/queue-waiting-message.ts'
import { plainMail } from './plain.mail.ts'
import { mailedAddress } from './recipient.ts'
import { waitingCalledOffMail } from './waiting-called-off.mail.ts'

/** What composes each kind, and the state of the entry in which it is valid. */
const KINDS: Record<
  WaitingMessageKind,
  {
    readonly state: WaitingMailData['entry']['state']
    readonly compose: (data: WaitingMailData) => ComposedMail
  }
> = {
  joined: { state: 'waiting', compose: joinedMail },
  offer: { state: 'offered', compose: offerMail },
  offer_lapsed: { state: 'lapsed', compose: offerLapsedMail },
  called_off: { state: 'called_off', compose: waitingCalledOffMail },
}

interface Wanted {
  readonly kind: WaitingMessageKind
  readonly waitingEntryId: string
  readonly recipient: string
  /** Without what the person who joined has typed. */
  readonly isPlain: boolean
}

/** A message to a person on the waiting list by the current state; null when it is no longer valid. */
export async function findWaitingMail(
  ctx: TenantCtx,
  account: AccountView,
  { kind, waitingEntryId, recipient, isPlain }: Wanted,
): Promise<ComposedMail | null> {
  const entry = await getWaitingEntry(ctx, waitingEntryId)
  if (entry.state !== KINDS[kind].state) return null
  const address = `${account.siteAddress}/lista-rezerwowa/${await getWaitingToken(ctx, waitingEntryId)}`
  const data = { account, registration: null, entry, address: mailedAddress(ctx, address, recipient) }
  return isPlain ? plainMail(data) : KINDS[kind].compose(data)
}
