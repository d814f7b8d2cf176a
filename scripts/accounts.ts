import { parseArgs } from 'node:util'
import pg from 'pg'
import { readConfig } from '#server/base/config.ts'
import { CommandFailure } from './support/command-failure.ts'
import { openDatabase } from './support/open-database.ts'
import { runCommand } from './support/run-command.ts'

/**
 * `npm run accounts`: the accounts that wait for a review because their name resembles a bank, an office or a brand.
 * `-- --clear HOST` releases one: its site answers within a second, withheld messages are sent within the hour.
 */
await runCommand(
  async () => {
    const host = readWords()
    await using database = await openDatabase(readConfig(process.env))
    const owner = new pg.Client(database.url)
    await owner.connect()
    try {
      if (host === undefined) return await list(owner)
      const { rowCount } = await owner.query(
        'UPDATE hostname SET on_review = false WHERE host = $1 AND on_review',
        [host.toLowerCase()],
      )
      if (rowCount === 0)
        throw new CommandFailure(`No account waits at ${host}; \`npm run accounts\` lists them.`)
      console.log(`${host} answers from now on.`)
    } catch (error) {
      throw isUnmigrated(error) ? new CommandFailure('Run `npm run migrate` first.') : error
    } finally {
      await owner.end()
    }
  },
  { interrupted: 130 },
)

async function list(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ host: string; created_at: Date }>(
    'SELECT host, created_at FROM hostname WHERE on_review ORDER BY created_at',
  )
  if (rows.length === 0) return console.log('No account waits for a review.')
  for (const { host, created_at } of rows)
    console.log(`${host}  since ${created_at.toISOString().slice(0, 16)}Z`)
}

function readWords(): string | undefined {
  try {
    return parseArgs({ options: { clear: { type: 'string' } } }).values.clear
  } catch {
    throw new CommandFailure('Usage: npm run accounts, npm run accounts -- --clear HOST.')
  }
}

/** The table or its column does not exist yet. */
function isUnmigrated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['42P01', '42703'].includes(String(error.code))
}
