import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { filesOfDraft } from '#domain/registration/files-of-draft.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { attachFiles } from '#server/features/files/records/attach-files.ts'
import type { LockedAgreement } from '../agreement/lock-agreed.ts'

interface Taken {
  readonly draft: RegistrationDraft
  /** The secret of the form that uploaded what is new. */
  readonly uploads: string | undefined
}

/**
 * The files that a changed draft names become those of the registration, in the transaction that writes it; those that it
 * no longer names are removed for good.
 * @throws Refusal file_gone
 */
export async function takeFiles(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account'>,
  { row, agreed }: Pick<LockedAgreement, 'row' | 'agreed'>,
  { draft, uploads = '' }: Taken,
): Promise<void> {
  const [files, before] = [filesOfDraft(draft), filesOfDraft(agreed.draft)]
  if (files.length === 0 && before.length === 0) return
  await attachFiles(tx, ctx, {
    ...{ eventId: row.eventId, registrationId: row.registrationId, files },
    draft: uploads === '' ? null : uploads,
    agreed: new Set(before.map(({ id }) => id)),
  })
}
