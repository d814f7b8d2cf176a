import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '#server/base/config.ts'
import { choosePort } from '#server/db/embedded/port.ts'
import { loginsBeside } from '#server/db/logins.ts'
import { type RunningServer, startServer } from '#server/main.ts'
import { createTestDatabase } from './database.ts'
import { TEST_KEY } from './test-key.ts'

/** The whole product on a database of its own, with everything that `npm start` starts. */
export interface TestServer extends AsyncDisposable {
  readonly port: number
  /** The owner's. */
  readonly databaseUrl: string
  readonly config: Config
  /** 'http://borowska.zapisano.localhost:31234' */
  address(host: string): string
  /** Ends web and worker; the database stays. */
  stop(): Promise<void>
  /** Starts them again, on the same port and database; from then on with other settings, where some are given. */
  start(settings?: Partial<Config>): Promise<void>
}

/** Starts web and worker in this process; disposing of it ends both and drops the database. */
export async function startTestServer(settings: Partial<Config> = {}): Promise<TestServer> {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'zapisano-'))
  // Not from the range of outgoing connections: one of those could take it before we listen.
  const port = await choosePort(dataDir)
  // As in production: missing rights of the application's login show in every test.
  const logins = loginsBeside(database.url)
  const config: Config = {
    ...readConfig({
      ...{ PORT: String(port), DATA_DIR: dataDir, SECRET_KEY: TEST_KEY },
      // A test may act for people of many networks (`x-forwarded-for`).
      TRUSTED_PROXIES: '127.0.0.1',
    }),
    databaseWorkerUrl: logins.worker,
    ...settings,
  }
  let current = config
  const begin = () => startServer({ ...current, databaseUrl: logins.app })
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
    async start(settings = {}) {
      current = { ...current, ...settings }
      server ??= await begin()
    },
    async [Symbol.asyncDispose]() {
      await stop()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
