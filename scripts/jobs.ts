import { parseArgs } from 'node:util'
import { readConfig } from '#server/base/config.ts'
import { openDatabase as connect } from '#server/db/database.ts'
import { listJobs, retryJob } from '#server/jobs/states.queries.ts'
import { CommandFailure } from './support/command-failure.ts'
import { describeJobs } from './support/describe-jobs.ts'
import { openDatabase } from './support/open-database.ts'
import { runCommand } from './support/run-command.ts'

/**
 * `npm run jobs`: the background work that waits, runs, fails or was given up. `-- --json` prints every job as JSON;
 * `-- --retry ID` runs a given-up one once more. Next to a running product it uses the same database.
 */
await runCommand(
  async () => {
    const { json, retry } = readWords()
    await using database = await openDatabase(readConfig(process.env))
    const db = connect(database.logins.worker, 1, 'zapisano_worker')
    try {
      if (retry !== undefined && !(await db.global((tx) => retryJob(tx, retry))))
        throw new CommandFailure(`There is no job ${retry} that was given up; \`npm run jobs\` lists them.`)
      if (retry !== undefined) return console.log(`Job ${retry} is due now, with all its attempts.`)
      const jobs = await db.global(listJobs)
      console.log(json ? JSON.stringify(jobs, null, 2) : describeJobs(jobs, Temporal.Now.instant()))
    } catch (error) {
      throw isUnmigrated(error) ? new CommandFailure('Run `npm run migrate` first.') : error
    } finally {
      await db.close()
    }
  },
  { interrupted: 130 },
)

function readWords(): { readonly json: boolean; readonly retry: number | undefined } {
  try {
    const { json, retry } = parseArgs({
      options: { json: { type: 'boolean', default: false }, retry: { type: 'string' } },
    }).values
    const id = retry === undefined ? undefined : Number(retry)
    if (id === undefined || Number.isSafeInteger(id)) return { json, retry: id }
  } catch {
    // Reported below, like an id that is not a number.
  }
  throw new CommandFailure('Usage: npm run jobs, npm run jobs -- --json, npm run jobs -- --retry ID.')
}

/** The schema, the function, the role or the login does not exist yet. */
function isUnmigrated(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['3F000', '42883', '22023', '28P01'].includes(String(error.code))
  )
}
