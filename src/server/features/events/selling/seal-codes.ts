import { timingSafeEqual } from 'node:crypto'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { HALF, signsOf } from '#domain/event/facts/issued-codes.ts'
import { type CodeKeys, SEALED, type SealCode, writtenAs } from '#domain/event/facts/listed-codes.ts'
import type { TenantCtx } from '#server/context/ctx.ts'

type Keys = Pick<TenantCtx, 'account' | 'secrets'>

/**
 * A keyed hash for this account: a copy of the database reveals no code, however short, and lists of other accounts
 * do not match.
 */
const sealerOf =
  ({ account, secrets }: Keys): SealCode =>
  (plain) =>
    `~${secrets.sign('listed-code', `${account} ${plain}`).slice(0, 22)}`

interface Issued {
  readonly eventId: string
  /** The list: the id of its pool. */
  readonly limit: string
  readonly name: string
}

/** What proves an issued code, under each key: that of another event, list or server proves nothing here. */
const proofsOf = ({ account, secrets }: Keys, { eventId, limit, name }: Issued): [string, ...string[]] => {
  const [now, ...before] = secrets.signByEach('issued-code', `${account} ${eventId} ${limit} ${name}`)
  const proof = (signature: string) => signsOf(Buffer.from(signature, 'base64url').subarray(0, HALF))
  return [proof(now), ...before.map(proof)]
}

/** The second half of a code that is issued. */
export const proofOfCode = (ctx: Keys, issued: Issued): string => proofsOf(ctx, issued)[0]

/** By what the codes of an event's lists are known. */
export const codeKeysOf = (ctx: Keys, eventId: string): CodeKeys => ({
  seal: sealerOf(ctx),
  proves: (limit, { name, proof }) =>
    proofsOf(ctx, { eventId, limit, name }).some((right) =>
      timingSafeEqual(Buffer.from(right), Buffer.from(proof)),
    ),
})

/** The document as it is stored: codes of its lists sealed, those sealed already unchanged. */
export function sealCodes(ctx: Keys, document: DefinitionDocument): DefinitionDocument {
  const seal = sealerOf(ctx)
  const sealed = (code: string) => (SEALED.test(code) ? code : seal(writtenAs(code)))
  return {
    ...document,
    pools: document.pools.map(({ codes, ...pool }) =>
      codes === undefined ? pool : { ...pool, codes: [...new Set(codes.map(sealed))] },
    ),
  }
}
