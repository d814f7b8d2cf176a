import { passwordOf } from './cluster.ts'
import { EmbeddedFailure } from './embedded-failure.ts'
import { knownHomes, removeHomes } from './home.ts'
import { connect, lockOut } from './ownership.ts'
import { findPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts'

/**
 * Removes the embedded database of a DATA_DIR with all its data, in either place; a server that a killed start left
 * running is stopped first.
 * @throws EmbeddedFailure when another process is using it at this moment
 */
export async function removeEmbedded(dataDir: string): Promise<void> {
  for (const home of knownHomes(dataDir)) {
    const server = findPostmaster(home)
    if (server !== null) await stopUnlessOwned(home, server)
  }
  removeHomes(dataDir)
}

async function stopUnlessOwned(home: string, server: Postmaster): Promise<void> {
  const client = await connect(server.port, passwordOf(home), 'zapisano removal').catch(() => null)
  // A server that no longer accepts connections has no owner either.
  const free = client === null || (await lockOut(client))
  if (free) await stopPostmaster(server.pid)
  await client?.end().catch(() => undefined)
  if (!free)
    throw new EmbeddedFailure(`The database in ${home} is in use: stop Zapisano in this folder first.`)
}
