import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import type { LockedAgreement } from '../agreement/lock-agreed.ts'
import { appendRevision } from '../agreement/revisions.queries.ts'
import { cancelLocked } from '../cancel/cancel-registration.ts'
import { recordAnswer, setVersion } from '../moves/moves.queries.ts'

interface Choice {
  readonly registrationId: string
  readonly move: string
  /** The version with the new days. */
  readonly version: number
  readonly answer: 'stays' | 'resigns'
  readonly by: 'registrant' | 'deadline'
  /** Who stays may still resign. */
  readonly resignsLate: boolean
}

/**
 * Carries out a choice about a moved event, for a registration that is locked: who stays agrees to the new days at the
 * same price, who resigns gets everything back. Returns false when something else was chosen before.
 */
export async function chooseLocked(
  tx: Tx,
  ctx: TenantCtx,
  locked: LockedAgreement,
  choice: Choice,
): Promise<boolean> {
  const { registrationId, version, answer, by } = choice
  const { row, newest } = locked
  if (!(await recordAnswer(tx, ctx.account, choice))) return false
  if (answer === 'resigns') {
    await cancelLocked(tx, ctx, locked, { registrationId, by: 'moved', reason: null })
    return true
  }
  await appendRevision(tx, ctx, newest, { kind: 'moved', version })
  await setVersion(tx, registrationId, version)
  await recordAudit(tx, ctx, {
    action: 'registration.moved',
    ...{ eventId: row.eventId, registrationId, details: { by } },
    before: { version: row.version },
    after: { version },
  })
  return true
}
