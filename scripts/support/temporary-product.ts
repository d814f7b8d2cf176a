import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '#server/base/config.ts'
import { developmentKey } from '#server/base/secrets.ts'
import { choosePort } from '#server/db/embedded/port.ts'
import { removeEmbedded } from '#server/db/embedded/remove-embedded.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { loginsBeside } from '#server/db/logins.ts'
import { startServer } from '#server/main.ts'
import { fillDemo } from '../demo.ts'
import { migrateDatabase } from './migrate-database.ts'

/** The whole product as `npm start` starts it, on a temporary database and port. */
export interface TemporaryProduct extends AsyncDisposable {
  /** 'http://borowska.zapisano.localhost:21234' */
  address(host: string): string
}

/**
 * Starts the built product (see buildWeb) for a command that examines it.
 * @param name of its folder under the data folder; an interrupted one of the same name is removed
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
  const port = await choosePort(dataDir)
  // The demo was signed by the key of the data folder, not by the key of this product.
  const secretKey = await developmentKey(given.dataDir)
  const logins = loginsBeside(database.url)
  await migrateDatabase({ url: database.url, logins }, { ...given, secretKey })
  if (demo) await fillDemo(database.url, { ...given, port })
  const addresses = { databaseUrl: logins.app, databaseWorkerUrl: logins.worker }
  const server = await startServer({ ...given, dataDir, port, secretKey, ...addresses })
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
