import { readConfig } from '#server/base/config.ts'
import { giveBackMemory } from '#server/base/small-heap.ts'
import { startServer } from '#server/main.ts'
import { fillDemo } from './demo.ts'
import { assertPortFree } from './support/assert-port-free.ts'
import { buildWeb } from './support/build-web.ts'
import { migrateDatabase } from './support/migrate-database.ts'
import { openDatabase } from './support/open-database.ts'
import { asked, runCommand } from './support/run-command.ts'

/** `npm start`: everything the product needs on this machine, from the database to the printed addresses. */
await runCommand(
  async (stop) => {
    const config = readConfig(process.env)
    await assertPortFree(config.port)
    await using database = await openDatabase(config)
    await migrateDatabase(database, config)
    stop.throwIfAborted()
    if (config.development) await fillDemo(database.url, config)
    await buildWeb(stop)
    await using server = await startServer({
      ...config,
      databaseUrl: database.logins.app,
      databaseWorkerUrl: database.logins.worker,
    })
    giveBackMemory()
    console.log(['Zapisano is running, Ctrl-C stops it:', ...server.addresses].join('\n  '))
    await asked(stop)
  },
  { interrupted: 0 },
)
