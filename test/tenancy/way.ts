import type { Endpoint } from '#contract/endpoint.ts'
import type { RefusalCode } from '#contract/errors.ts'
import type { Role } from '#domain/access/rights.ts'
import type { Asked, Client } from '#test/support/client.ts'
import type { Answer } from '#test/support/send.ts'
import type { Side, World } from './world.ts'

/** How an endpoint is called, by whom, and what guards it. */

/** An endpoint of the account in its path. */
export interface MemberWay {
  readonly bound: 'member'
  /** The sentence of domain/access that guards it. */
  readonly may: (role: Role) => boolean
  /** What stands in its path, in order: from somewhere on, a stranger puts in what is not theirs. */
  readonly ids: readonly (keyof Ids)[]
  readonly call: (client: Client, ids: Ids) => Promise<Answer>
}

/** What a visitor knows. */
type Things = Pick<
  Side,
  'slug' | 'token' | 'payingToken' | 'leavingToken' | 'handingToken' | 'hold' | 'waitingToken'
>

/** An endpoint of the account that the host names. */
interface SiteWay {
  readonly bound: 'site'
  /** What whoever is on another site is told. */
  readonly unknown: RefusalCode
  readonly call: (client: Client, things: Things) => Promise<Answer>
}

/** An endpoint that belongs to no account. */
interface FreeWay {
  readonly bound: 'none'
  /** As whoever may use it. */
  readonly call: (world: World) => Promise<Answer>
  /** As somebody who would like to do harm to the victim by it, and how that is refused. */
  readonly harm?: { readonly code: RefusalCode; readonly call: (world: World) => Promise<Answer> }
}

export type Way = MemberWay | SiteWay | FreeWay

export interface Ids {
  readonly accountId: string
  readonly eventId: string
  readonly registrationId: string
  readonly waitingEntryId: string
  /** The registration in its path where the way calls one off. */
  readonly leavingId: string
  /** The registration in its path where the way hands a place over. */
  readonly handingId: string
  /** Registrations that wait for approval: one to be approved, one to be refused. */
  readonly approvedId: string
  readonly refusedId: string
  /** The event in its path where the way calls one off. */
  readonly idleEventId: string
}

/** A way of whoever belongs to the account. */
export function member<E extends Endpoint>(
  endpoint: E,
  may: MemberWay['may'],
  ask: (ids: Ids, client: Client) => Asked<E> | Promise<Asked<E>>,
): MemberWay {
  const ids = (['accountId', 'eventId', 'registrationId', 'waitingEntryId'] as const).filter((id) =>
    endpoint.path.includes(`:${id}`),
  )
  return {
    bound: 'member',
    may,
    ids,
    call: async (client, given) => client.ask(endpoint, await ask(given, client)),
  }
}

/** A way of whoever comes to the site, or holds a link. */
export function site<E extends Endpoint>(
  endpoint: E,
  ask: (things: Things) => Asked<E>,
  unknown: RefusalCode = 'not_found',
): SiteWay {
  return { bound: 'site', unknown, call: (client, things) => client.ask(endpoint, ask(things)) }
}
