import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { type Logins, loginsBeside } from '#server/db/logins.ts'

/** A database while the command runs: the given one, or the embedded one of the data folder. */
export type OpenDatabase = AsyncDisposable & {
  /** The owner's address. */
  readonly url: string
  readonly logins: Logins
}

interface Addresses {
  readonly databaseUrl: string | null
  readonly databaseWorkerUrl: string | null
  readonly databaseOwnerUrl: string | null
  readonly dataDir: string
}

/** @throws EmbeddedFailure when the embedded server cannot be started */
export async function openDatabase(config: Addresses): Promise<OpenDatabase> {
  const { databaseUrl: app } = config
  if (app !== null) {
    const logins = { app, worker: config.databaseWorkerUrl ?? app }
    return { url: config.databaseOwnerUrl ?? app, logins, [Symbol.asyncDispose]: async () => undefined }
  }
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    onLost: (reason) => console.error(reason),
  })
  return { ...embedded, logins: loginsBeside(embedded.url) }
}
