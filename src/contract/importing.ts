import { z } from 'zod'
import { id, noParams } from './common.ts'
import { endpoint } from './endpoint.ts'
import { officeJob } from './office-jobs.ts'

/** Registrations from a table that somebody has kept elsewhere. */

const MOST_COLUMNS = 100
const cell = z.string().max(4_000)
const row = z.array(cell).max(MOST_COLUMNS)

/**
 * Tries every row of a file on the terms of the office; nobody is registered until the job is run. Rows are without the
 * heading, cells as text.
 */
export const prepareImport = endpoint({
  method: 'POST',
  path: '/v1/accounts/:accountId/events/:eventId/imports',
  summary: 'Prepare the import of registrations from a table',
  audience: 'member',
  params: z.strictObject({ accountId: id, eventId: id }),
  query: noParams,
  body: z.strictObject({
    head: row.min(1),
    rows: z.array(row).min(1).max(5_000),
    /** What each column is for, as `targetsOf` names it; null: for nothing. */
    columns: z.array(z.string().max(70).nullable()).max(MOST_COLUMNS),
    /** The column whose equal cells make rows one registration; null: each row is one. */
    together: z.number().int().min(0).max(MOST_COLUMNS).nullable(),
    /** Taken where the file says none. */
    usual: z.strictObject({ email: z.string().max(200), phone: z.string().max(40) }),
    /** Statements are signed on paper. */
    signed: z.boolean(),
    /** People who are in the file twice, or registered already, are left out. */
    skipDuplicates: z.boolean(),
  }),
  output: officeJob,
  status: 202,
  refusals: ['not_found', 'called_off', 'archived'],
})
