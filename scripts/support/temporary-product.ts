import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { choosePort } from '#server/db/embedded/port.ts'
import { removeEmbedded } from '#server/db/embedded/remove-embedded.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { startServer } from '#server/main.ts'
import { developmentKey } from '#server/secrets.ts'
import { fillDemo } from '../demo.ts'

/** The whole product as `npm start` starts it, on a database and a port of its own that are gone afterwards. */
export interface TemporaryProduct extends AsyncDisposable {
  /** 'http://borowska.zapisano.localhost:21234' */
  address(host: string): string
}

/**
 * Starts the built product (see buildWeb) for a command that looks at it.
 * @param name of its folder under the data folder; one of that name that was broken off is removed
 * @param demo whether it holds the demo or nothing
 */
export async function startTemporaryProduct(
  name: string,
  { demo }: { demo: boolean },
): Promise<TemporaryProduct> {
  const given = readConfig(process.env)
  const dataDir = join(given.dataDir, name)
  await remove(dataDir)
  const database = await startEmbedded({ dataDir, durable: false, orphanSeconds: 10 })
  await migrate(database.url)
  if (demo) await fillDemo(database.url)
  const port = await choosePort(dataDir)
  // The demo was signed by the key of the data folder, not by one of this product's own.
  const secretKey = await developmentKey(given.dataDir)
  const server = await startServer({ ...given, dataDir, port, secretKey, databaseUrl: database.url })
  return {
    address: (host) => `http://${host}:${port}`,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await database.stop()
      await remove(dataDir)
    },
  }
}

async function remove(dataDir: string): Promise<void> {
  await removeEmbedded(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
}
