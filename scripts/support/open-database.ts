import { startEmbedded } from '#server/db/embedded/start-embedded.ts'

/** A database for as long as the command runs: the given one, or the embedded one of the data folder. */
export type OpenDatabase = AsyncDisposable & { url: string }

/** @throws EmbeddedFailure when the embedded server cannot be started */
export async function openDatabase(config: {
  databaseUrl: string | null
  dataDir: string
}): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) {
    return { url: config.databaseUrl, [Symbol.asyncDispose]: async () => undefined }
  }
  return await startEmbedded({ dataDir: config.dataDir, onLost: (reason) => console.error(reason) })
}
