import type { BodyInputOf, OutputOf } from '#contract/endpoint.ts'
import type { FieldProblem } from '#contract/errors.ts'
import type * as holds from '#contract/holds.ts'
import { isLackOfPlaces } from '#domain/quote/problems-of-pools.ts'
import * as words from '#i18n/pl/site/register/hold.ts'
import { call, type Remote } from '#web/lib/call.ts'
import { callWithProof } from '../../shared/call-with-proof.ts'
import { forgetHold, makeHoldSecret } from '../order/hold-store.ts'

export const putHold: Remote<typeof holds.putHold> = {
  method: 'PUT',
  path: '/v1/site/events/:slug/holds/:hold',
}
export const getHold: Remote<typeof holds.getHold> = { method: 'GET', path: '/v1/site/holds/:hold' }
export const prolongHold: Remote<typeof holds.prolongHold> = {
  method: 'POST',
  path: '/v1/site/holds/:hold/prolong',
}
export const deleteHold: Remote<typeof holds.deleteHold> = {
  method: 'DELETE',
  path: '/v1/site/holds/:hold',
}

/** Longer than a slow phone needs; on a dead connection the form goes on without a hold. */
export const CHANGE_MS = 10_000

export type HoldView = OutputOf<typeof holds.getHold>
export type HoldBody = Omit<BodyInputOf<typeof holds.putHold>, 'proof'>

/** The outcome of holding the places of a draft. */
export type Kept =
  | { readonly kind: 'held'; readonly hold: HoldView }
  /** What was held before still is. */
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem[]; readonly message: string }
  /** Nothing is known against it: it may be tried again. */
  | { readonly kind: 'not_held'; readonly message: string }
  | { readonly kind: 'version_gone' | 'called_off' }

/** Whether only places are missing. */
export const isLackAlone = ({ problems }: { readonly problems: readonly FieldProblem[] }): boolean =>
  problems.every(isLackOfPlaces)

/** Holds the places of a draft, or changes what is held, in one piece. Never throws. */
export async function keepPlaces(slug: string, body: HoldBody): Promise<Kept> {
  const first = await put(slug, body)
  const isGone = first.ok ? first.data.secondsLeft === 0 : first.code === 'hold_gone'
  if (!isGone) return keptOf(first)
  // Its time is over, and the server has not released it yet: the places are taken anew, for the whole time.
  await releasePlaces(slug)
  return keptOf(await put(slug, body))
}

const put = (slug: string, body: HoldBody) =>
  callWithProof((proof) =>
    call(putHold, {
      params: { slug, hold: makeHoldSecret(slug) },
      body: { ...body, ...proof },
      signal: AbortSignal.timeout(CHANGE_MS),
    }),
  )

/** Returns the places; where the server does not answer they are released at their end. */
export async function releasePlaces(slug: string): Promise<void> {
  const hold = makeHoldSecret(slug)
  forgetHold(slug)
  await call(deleteHold, { params: { hold } })
}

const LACKS: readonly string[] = ['registration_refused', 'full', 'queue']

function keptOf(answer: Awaited<ReturnType<typeof put>>): Kept {
  if (answer.ok) return { kind: 'held', hold: answer.data }
  const { code, problem, offline } = answer
  if (code === 'version_gone' || code === 'called_off') return { kind: code }
  if (LACKS.includes(code) && problem !== null)
    return { kind: 'refused', problems: problem.problems ?? [], message: problem.detail ?? problem.title }
  return {
    kind: 'not_held',
    message: offline || problem === null ? words.offline : words.notHeld(problem.title),
  }
}
