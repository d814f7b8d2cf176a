import type { BodyInputOf } from '#contract/endpoint.ts'
import type { joinWaitingList as JoinWaitingList } from '#contract/waiting-list.ts'
import * as words from '#i18n/pl/site/register/waiting.ts'
import { call, type Remote } from '#web/lib/call.ts'
import { type Outcome, refusalOf } from '../../shared/send-order.ts'

export const joinWaitingList: Remote<typeof JoinWaitingList> = {
  method: 'POST',
  path: '/v1/site/events/:slug/waiting-entries',
  idempotent: 'required',
}

export interface PartyToSend {
  readonly slug: string
  /** That of the order: a retry cannot put a party on the list twice. */
  readonly key: string
  readonly body: BodyInputOf<typeof JoinWaitingList>
}

/** The outcome for a party that would wait. */
export type Joined =
  /** It waits; `address` is the page of its entry. */
  | { readonly kind: 'joined'; readonly address: string }
  /** Places have become free meanwhile, so it can register. */
  | { readonly kind: 'places_free' }
  | Exclude<Outcome, { kind: 'registered' }>

/** Puts a party on the waiting list of an event. Never throws. */
export async function joinList({ slug, key, body }: PartyToSend): Promise<Joined> {
  const answer = await call(joinWaitingList, { params: { slug }, body, key })
  if (answer.ok) return { kind: 'joined', address: `/lista-rezerwowa/${answer.data.token}` }
  if (answer.code === 'places_free') return { kind: 'places_free' }
  // More than the whole limit, which only the server may know when it was reduced.
  if (answer.code === 'full') return { kind: 'refused', problems: [], message: words.tooMany }
  // No price was shown that would have to be the same.
  return refusalOf(answer, 0)
}
