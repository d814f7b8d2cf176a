import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'

/** Lets a worker make the next parts of a file. */
export const enqueueListFile = (
  tx: Tx,
  { account }: Pick<TenantCtx, 'account'>,
  file: string,
): Promise<void> => enqueue(tx, account, 'make-list-file', { file }, { key: `make-list-file:${file}` })
