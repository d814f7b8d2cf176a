import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sessionKeys } from '#server/base/secrets.ts'
import { removeEmbedded } from '#server/db/embedded/remove-embedded.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { loginsBeside } from '#server/db/logins.ts'
import { migrate } from '#server/db/migrate.ts'
import { TEST_KEY } from './test-key.ts'

/** A PostgreSQL of one's own that waits for the disk: committed data is durable. */
export interface DurableCluster extends AsyncDisposable {
  /** Its database, migrated and empty; the address stays the same after a crash. */
  readonly url: string
  /** The process number of the server at this moment. */
  serverPid(): number
}

const ORPHAN_SECONDS = 10

/** Starts a cluster with fsync; disposing of it stops it and removes the data. */
export async function startDurableCluster(): Promise<DurableCluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zapisano-cluster-'))
  // The database's user may enter: the data stay here, and go with the run even when we are killed.
  await chmod(dataDir, 0o755)
  const server = await startEmbedded({ dataDir, durable: true, orphanSeconds: ORPHAN_SECONDS })
  process.once('exit', server.killNow)
  await migrate(server.url, { logins: loginsBeside(server.url), signingKeys: sessionKeys(TEST_KEY) })
  return {
    url: server.url,
    serverPid: server.serverPid,
    async [Symbol.asyncDispose]() {
      await server.stop()
      process.off('exit', server.killNow)
      await removeEmbedded(dataDir)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
