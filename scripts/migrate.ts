import { readConfig } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from './support/open-database.ts'
import { runCommand } from './support/run-command.ts'

/** `npm run migrate`: brings the schema of the database up to date, as every start does. */
await runCommand(
  async () => {
    await using database = await openDatabase(readConfig(process.env))
    await migrate(database.url)
  },
  { interrupted: 130 },
)
