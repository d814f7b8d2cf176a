import { readConfig } from '#server/base/config.ts'
import { migrateDatabase } from './support/migrate-database.ts'
import { openDatabase } from './support/open-database.ts'
import { runCommand } from './support/run-command.ts'

/** `npm run migrate`: brings the schema of the database and its logins up to date, as every start does. */
await runCommand(
  async () => {
    const config = readConfig(process.env)
    await using database = await openDatabase(config)
    await migrateDatabase(database, config)
  },
  { interrupted: 130 },
)
