import { readConfig } from '#server/base/config.ts'
import { fillDemo } from './demo.ts'
import { assertPortFree } from './support/assert-port-free.ts'
import { CommandFailure } from './support/command-failure.ts'
import { migrateDatabase } from './support/migrate-database.ts'
import { openDatabase } from './support/open-database.ts'
import { runCommand } from './support/run-command.ts'
import { runNode } from './support/tools.ts'

/**
 * `npm run dev`: like `npm start`, with hot reload. The database stays in this process, while the server runs in a
 * process that Node restarts whenever one of its files changes; Vite serves the pages from there.
 */
await runCommand(
  async (stop) => {
    const config = readConfig(process.env)
    await assertPortFree(config.port)
    await using database = await openDatabase(config)
    await migrateDatabase(database, config)
    stop.throwIfAborted()
    await fillDemo(database.url, config)
    const { app, worker } = database.logins
    const env = { DATABASE_URL: app, DATABASE_WORKER_URL: worker, ZAPISANO_HOT_RELOAD: '1' }
    const { code } = await runNode(['--watch', '--watch-preserve-output', 'scripts/serve.ts'], {
      stop,
      env,
      show: true,
    })
    if (!stop.aborted) throw new CommandFailure(`The server ended by itself with exit code ${code}.`)
  },
  { interrupted: 0 },
)
