import type { Endpoint } from '#contract/endpoint.ts'
import type { RefusalCode } from '#contract/errors.ts'
import type { Role } from '#domain/access/rights.ts'
import type { Asked, Client } from '#test/support/client.ts'
import type { Answer } from '#test/support/send.ts'
import type { Side, Tenants } from './tenants.ts'

/** How an endpoint is called, by whom, and what guards it. */

/** An endpoint of the account in its path. */
export interface MemberWay {
  readonly bound: 'member'
  /** The sentence of domain/access that guards it. */
  readonly may: (role: Role) => boolean
  /** The parameters of its path, in order; from one of them on, a stranger uses foreign ones. */
  readonly ids: readonly (keyof Ids)[]
  readonly call: (client: Client, ids: Ids) => Promise<Answer>
  /** Why a permitted caller is refused by the state of this event, after all checks of who may ask. */
  readonly refused?: RefusalCode
}

/** The parameters that a visitor knows. */
type Things = Pick<
  Side,
  | 'slug'
  | 'token'
  | 'payingToken'
  | 'leavingToken'
  | 'handingToken'
  | 'confirmingToken'
  | 'decliningToken'
  | 'withdrawingToken'
  | 'contactToken'
  | 'replyToken'
  | 'mailboxToken'
  | 'hold'
  | 'waitingToken'
  | 'file'
  | 'draft'
  | 'uploaded'
  | 'collectionSlug'
  | 'donationToken'
>

/** An endpoint of the account that the host names. */
interface SiteWay {
  readonly bound: 'site'
  /** The answer on another site; null if nothing of the account is named, and all sites answer alike. */
  readonly unknown: RefusalCode | null
  readonly call: (client: Client, things: Things) => Promise<Answer>
  readonly refused?: RefusalCode
}

/** An endpoint that belongs to no account. */
interface FreeWay {
  readonly bound: 'none'
  /** A call by a permitted caller. */
  readonly call: (tenants: Tenants) => Promise<Answer>
  /** A call by an attacker of the victim, and how it is refused. */
  readonly harm?: { readonly code: RefusalCode; readonly call: (tenants: Tenants) => Promise<Answer> }
}

export type Way = MemberWay | SiteWay | FreeWay

export interface Ids {
  readonly accountId: string
  readonly eventId: string
  readonly registrationId: string
  readonly waitingEntryId: string
  /** The entry in the path of a call that takes one off the waiting list. */
  readonly removedEntryId: string
  /** The registration in the path of a call that cancels one. */
  readonly leavingId: string
  /** The registration in the path of a call that hands a place over. */
  readonly handingId: string
  /** Registrations that wait for approval: one to be approved, one to be refused. */
  readonly approvedId: string
  readonly refusedId: string
  /** The event in the path of a call that calls one off. */
  readonly idleEventId: string
  /** Refunds that wait for the staff, one for each decision about them. */
  readonly confirmedRefundId: string
  readonly withheldRefundId: string
  readonly handedRefundId: string
  /** A shift at a cash desk, one that may be closed, and a pay-out to the bank. */
  readonly shiftId: string
  readonly closingShiftId: string
  readonly documentId: string
  /** A refund whose account is missing. */
  readonly typedRefundId: string
  /** Packages of refunds for the bank: one to be read, one to be sent, one to be taken back. */
  readonly packageId: string
  readonly sentPackageId: string
  readonly withdrawnPackageId: string
  readonly fileId: string
  /** The file in the path of a call that removes one. */
  readonly spareFileId: string
  readonly pictureId: string
  /** The picture in the path of a call that removes one. */
  readonly sparePictureId: string
  /** The file for download in the path of a call that removes one. */
  readonly pageFileId: string
  /** Members whose role may be changed, and who may be removed, without harm to the others. */
  readonly userId: string
  readonly removedUserId: string
  /** Open invitations: one to be sent again, one to be withdrawn. */
  readonly invitationId: string
  readonly withdrawnInvitationId: string
  readonly collectionId: string
  readonly donationId: string
}

const MEMBER_IDS = [
  'accountId',
  'eventId',
  'registrationId',
  'waitingEntryId',
  'shiftId',
  'documentId',
  'fileId',
  'pictureId',
  'userId',
  'invitationId',
  'collectionId',
  'donationId',
] as const

/** A call by a member of the account. */
export function member<E extends Endpoint>(
  endpoint: E,
  may: MemberWay['may'],
  ask: (ids: Ids, client: Client) => Asked<E> | Promise<Asked<E>>,
): MemberWay {
  const ids = MEMBER_IDS.filter((id) => endpoint.path.includes(`:${id}`))
  return {
    bound: 'member',
    may,
    ids,
    call: async (client, given) => client.ask(endpoint, await ask(given, client)),
  }
}

/** A call by a visitor of the site, or by the holder of a link. */
export function site<E extends Endpoint>(
  endpoint: E,
  ask: (things: Things) => Asked<E>,
  unknown: RefusalCode | null = 'not_found',
): SiteWay {
  return { bound: 'site', unknown, call: (client, things) => client.ask(endpoint, ask(things)) }
}
