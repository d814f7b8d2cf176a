import { rmSync } from 'node:fs'
import { readConfig } from '#server/base/config.ts'
import { removeEmbedded } from '#server/db/embedded/remove-embedded.ts'
import { runCommand } from './support/run-command.ts'

/**
 * `npm run clean`: removes the local database, the built pages and, unless DATA_DIR names a folder that may
 * hold other things, all local data. The next start begins afresh; packages stay.
 */
await runCommand(
  async () => {
    const { dataDir } = readConfig(process.env)
    await removeEmbedded(dataDir)
    rmSync('dist', { recursive: true, force: true })
    if (process.env.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true })
    console.log('The local database, data and built pages are removed; the next start begins afresh.')
  },
  { interrupted: 130 },
)
