import { readConfig } from '#server/config.ts'
import { migrate } from '#server/db/migrate.ts'
import { fillDemo } from './demo.ts'
import { assertPortFree } from './support/assert-port-free.ts'
import { CommandFailure } from './support/command-failure.ts'
import { openDatabase } from './support/open-database.ts'
import { runCommand } from './support/run-command.ts'
import { runNode } from './support/tools.ts'

/**
 * `npm run dev`: as `npm start`, with hot reload. The database stays up here, while the server runs in a
 * process that Node starts again whenever one of its files changes; pages are served by Vite from there.
 */
await runCommand(
  async (stop) => {
    const config = readConfig(process.env)
    await assertPortFree(config.port)
    await using database = await openDatabase(config)
    await migrate(database.url)
    stop.throwIfAborted()
    await fillDemo(database.url, config)
    const env = { DATABASE_URL: database.url, ZAPISANO_HOT_RELOAD: '1' }
    const { code } = await runNode(['--watch', '--watch-preserve-output', 'scripts/serve.ts'], {
      stop,
      env,
      show: true,
    })
    if (!stop.aborted) throw new CommandFailure(`The server ended by itself with exit code ${code}.`)
  },
  { interrupted: 0 },
)
