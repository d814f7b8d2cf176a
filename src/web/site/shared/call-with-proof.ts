import type { Answer } from '#web/lib/call.ts'

/** More proofs are not requested one after another, unless many others take places at this moment. */
const MOST_PROOFS = 4

interface Proven {
  readonly proof?: { readonly challenge: string; readonly nonce: number }
}

/**
 * Sends a request that takes places. Where many places of this network wait for a payment it computes the proof that
 * the server requires, and sends it with the request. Never throws.
 * @param onProof called when it begins to compute one
 */
export async function callWithProof<T>(
  send: (proof: Proven) => Promise<Answer<T>>,
  onProof: () => void = () => undefined,
): Promise<Answer<T>> {
  let answer = await send({})
  for (let proofs = 0; isProofAsked(answer) && proofs < MOST_PROOFS; proofs += 1) {
    onProof()
    const { solveProof } = await import('./solve-proof.ts')
    const { challenge, bits } = answer.problem.params
    answer = await send({ proof: await solveProof(String(challenge), Number(bits)) })
  }
  return answer
}

type ProofAsked = Extract<Answer<unknown>, { ok: false }> & {
  readonly problem: { readonly params: Record<string, string | number> }
}

const isProofAsked = (answer: Answer<unknown>): answer is ProofAsked =>
  !answer.ok && answer.code === 'proof_required' && answer.problem?.params?.challenge !== undefined
