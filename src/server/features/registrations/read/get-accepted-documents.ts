import type { TenantCtx } from '#server/context/ctx.ts'
import { getDefinition } from '#server/features/events/selling/get-definition.ts'
import { findRegistration, listConsents } from '../agreement/registrations.queries.ts'

export interface AcceptedDocument {
  readonly name: string
  readonly version: number
  readonly body: string
}

/** The whole texts that the accepted statements name, in the version that was accepted. */
export async function getAcceptedDocuments(
  ctx: TenantCtx,
  registrationId: string,
): Promise<readonly AcceptedDocument[]> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const row = await findRegistration(tx, registrationId)
    if (!row) return []
    const { definition } = await getDefinition(tx, ctx, row.eventId, row.version)
    const accepted = new Set((await listConsents(tx, registrationId)).map((consent) => consent.statement))
    return definition.statements.flatMap(({ id, version, document }) =>
      document && accepted.has(id) ? [{ ...document, version }] : [],
    )
  })
}
