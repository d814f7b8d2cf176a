import { fitTogether } from '#domain/office-jobs/fit-together.ts'
import type { Tx } from '#server/db/database.ts'
import { getFreePlaces } from '#server/features/events/selling/get-free-places.ts'
import { listChecked, lockTried, moveJob, saveChecked } from './office-jobs.queries.ts'

/**
 * A job whose rows were all tried waits for somebody to begin it. Each was tried as if it were alone; here it is found which
 * of them find no place after those before them.
 */
export async function endChecking(tx: Tx, officeJobId: string): Promise<void> {
  const job = await lockTried(tx, officeJobId)
  if (job === undefined) return
  const rows = await listChecked(tx, officeJobId)
  // The job itself holds no places.
  const free = await getFreePlaces(tx, { eventId: job.eventId, holder: officeJobId })
  const short = fitTogether(
    free,
    rows.map(({ checked }) => (checked.code === 'done' ? checked.taken : null)),
  )
  for (const [index, { position, checked }] of rows.entries()) {
    const pool = short[index] ?? null
    if (pool !== null)
      await saveChecked(tx, { officeJobId, position }, { ...checked, code: 'full', params: { pool } })
  }
  await moveJob(tx, officeJobId, ['checking'], 'prepared')
}
