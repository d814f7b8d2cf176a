import { ConfigError, readConfig } from '#server/base/config.ts'
import { giveBackMemory } from '#server/base/small-heap.ts'
import { startServer } from '#server/main.ts'
import { asked, runCommand } from './support/run-command.ts'

/** The server alone, on an existing and migrated database: what `npm run dev` restarts. */
await runCommand(
  async (stop) => {
    const config = readConfig(process.env)
    if (config.databaseUrl === null)
      throw new ConfigError('DATABASE_URL is not set; `npm start` brings a database of its own.')
    await using server = await startServer({ ...config, databaseUrl: config.databaseUrl })
    giveBackMemory()
    console.log(['Zapisano is running:', ...server.addresses].join('\n  '))
    await asked(stop)
  },
  { interrupted: 0 },
)
