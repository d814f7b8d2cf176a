import { ConfigError, readConfig } from '#server/config.ts'
import { startServer } from '#server/main.ts'
import { giveBackMemory } from '#server/small-heap.ts'
import { asked, runCommand } from './support/run-command.ts'

/** The server alone, on a database that is there and migrated: what `npm run dev` starts again and again. */
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
