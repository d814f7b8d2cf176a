import type { BodyInputOf } from '#contract/endpoint.ts'
import type { FieldProblem } from '#contract/errors.ts'
import type {
  createPayment as CreatePayment,
  createRegistration as CreateRegistration,
} from '#contract/site.ts'
import { type Answer, call, type Remote } from '#web/lib/call.ts'
import { callWithProof } from './call-with-proof.ts'

/** Method and path again, so that no schema is loaded with the page; a test checks them against the contract. */
export const createRegistration: Remote<typeof CreateRegistration> = {
  method: 'POST',
  path: '/v1/site/events/:slug/registrations',
  idempotent: 'required',
}
export const createPayment: Remote<typeof CreatePayment> = {
  method: 'POST',
  path: '/v1/site/registrations/:token/payments',
}

export interface OrderToSend {
  readonly slug: string
  /** The same at every repetition of one order: a retry cannot create two registrations. */
  readonly key: string
  readonly body: BodyInputOf<typeof CreateRegistration>
}

/** The outcome of an order that was sent. */
export type Outcome =
  /** Registered; the browser continues to `address`: the step of payment, or 'Moje zgłoszenie' where nothing costs. */
  | { readonly kind: 'registered'; readonly number: string; readonly address: string; readonly own: string }
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem[]; readonly message: string }
  | { readonly kind: 'price_changed'; readonly was: number; readonly now: number }
  | { readonly kind: 'version_gone' }
  /** The event was cancelled. */
  | { readonly kind: 'called_off' }
  /** Too many at once; the same order may be sent again after a moment. */
  | { readonly kind: 'later'; readonly message: string }
  /** An order under this key was accepted before, with other data. */
  | { readonly kind: 'sent_before' }
  /** The outcome on the server is unknown; sending again with the same key is safe. */
  | { readonly kind: 'unknown' }

/**
 * Sends the order. Where many places of this network wait for a
 * payment it computes the proof that the server requires, and sends the order with it. Never throws.
 * @param onProof called when it begins to compute one
 */
export async function sendOrder(
  { slug, key, body }: OrderToSend,
  onProof: () => void = () => undefined,
): Promise<Outcome> {
  const answer = await callWithProof(
    (proof) => call(createRegistration, { params: { slug }, body: { ...body, ...proof }, key }),
    onProof,
  )
  if (!answer.ok) return refusalOf(answer, body.expectedTotal)
  const { number, address, total } = answer.data
  const own = pathOf(address)
  return { kind: 'registered', number, address: total === 0 ? own : `${own}/platnosc`, own }
}

type Failed = Extract<Answer<unknown>, { ok: false }>

/** What a refusal means. @param shown the total that was on the page */
export function refusalOf(answer: Failed, shown: number): Exclude<Outcome, { kind: 'registered' }> {
  const { code, problem } = answer
  if (code === 'price_changed') {
    return { kind: 'price_changed', was: shown, now: Number(problem?.params?.now ?? shown) }
  }
  if (code === 'version_gone' || code === 'called_off') return { kind: code }
  if (code === 'key_reused') return { kind: 'sent_before' }
  const lost = answer.offline || answer.status >= 500 || problem === null
  if (lost) return { kind: 'unknown' }
  if (answer.status === 429)
    return { kind: 'later', message: problem.problems?.[0]?.message ?? problem.title }
  return { kind: 'refused', problems: problem.problems ?? [], message: problem.detail ?? problem.title }
}

/** The page is on the same host, regardless of the server's own host name. */
function pathOf(address: string): string {
  const { pathname } = new URL(address, 'http://localhost')
  return pathname
}
