import { maySeeAnswer } from '#domain/access/may-see-answer.ts'
import type { Role } from '#domain/access/rights.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { getDefinition } from '#server/features/events/selling/get-definition.ts'
import { findVersion } from './records/files.queries.ts'

interface Of {
  readonly registrationId: string
  readonly question: string | null
  readonly role: Role
}

/** Whether a role may see the answer that a file is, by the rules that were agreed on. */
export async function maySeeFile(
  tx: Tx,
  ctx: TenantCtx,
  { registrationId, question, role }: Of,
): Promise<boolean> {
  const { eventId, version } = await findVersion(tx, registrationId)
  const { definition } = await getDefinition(tx, ctx, eventId, version)
  const asked = definition.questions.find(({ id }) => id === question)
  return asked !== undefined && maySeeAnswer(role, asked)
}
