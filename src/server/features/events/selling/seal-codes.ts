import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { SEALED, type SealCode, writtenAs } from '#domain/event/facts/listed-codes.ts'
import type { TenantCtx } from '#server/context/ctx.ts'

type Keys = Pick<TenantCtx, 'account' | 'secrets'>

/**
 * A keyed hash for this account: a copy of the database reveals no code, however short, and lists of other accounts
 * do not match.
 */
export const sealerOf =
  ({ account, secrets }: Keys): SealCode =>
  (plain) =>
    `~${secrets.sign('listed-code', `${account} ${plain}`).slice(0, 22)}`

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
