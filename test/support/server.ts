import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '#server/config.ts'
import { choosePort } from '#server/db/embedded/port.ts'
import { type RunningServer, startServer } from '#server/main.ts'
import { createTestDatabase } from './database.ts'

/** The whole product on a database of its own, with everything that `npm start` starts. */
export interface TestServer extends AsyncDisposable {
  readonly port: number
  readonly databaseUrl: string
  readonly config: Config
  /** 'http://borowska.zapisano.localhost:31234' */
  address(host: string): string
  /** Ends web and worker; the database stays. */
  stop(): Promise<void>
  /** Starts them again, on the same port and database. */
  start(): Promise<void>
}

/** The key of every test server, so that a test can sign what a gateway would. */
export const TEST_KEY = 'a key for tests, of no worth to anybody'

/** Starts web and worker in this process; disposing of it ends both and drops the database. */
export async function startTestServer(settings: Partial<Config> = {}): Promise<TestServer> {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'zapisano-'))
  // Not from the range of outgoing connections: one of those could take it before we listen.
  const port = await choosePort(dataDir)
  const config: Config = {
    ...readConfig({ PORT: String(port), DATA_DIR: dataDir, SECRET_KEY: TEST_KEY }),
    ...settings,
  }
  const begin = () => startServer({ ...config, databaseUrl: database.url })
  let server: RunningServer | null = await begin()
  const stop = async () => {
    await server?.[Symbol.asyncDispose]()
    server = null
  }
  return {
    port,
    databaseUrl: database.url,
    config,
    address: (host) => `http://${host}:${port}`,
    stop,
    async start() {
      server ??= await begin()
    },
    async [Symbol.asyncDispose]() {
      await stop()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
