import { readConfig } from '#server/config.ts'
import { startServer } from '#server/main.ts'
import { asked, runCommand } from './support/run-command.ts'

/** The server alone, on a database that is there and migrated: what `npm run dev` starts again and again. */
await runCommand(
  async (stop) => {
    await using server = await startServer(readConfig(process.env))
    console.log(['Zapisano is running:', ...server.addresses].join('\n  '))
    await asked(stop)
  },
  { interrupted: 0 },
)
