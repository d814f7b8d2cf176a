import type { Config } from '#server/base/config.ts'
import { choosePort } from '#server/db/embedded/port.ts'
import { startServer } from '#server/main.ts'

/** Web nodes that serve the same database; disposing of them stops those that were added. */
export interface Nodes extends AsyncDisposable {
  readonly ports: readonly number[]
}

/**
 * So many web nodes in all, the given server being the first of them. A node sells for an event in one
 * transaction at a time, so a race of orders takes several.
 */
export async function startNodes(
  server: { readonly port: number; readonly databaseUrl: string; readonly config: Config },
  count: number,
): Promise<Nodes> {
  const { config, databaseUrl } = server
  await using started = new AsyncDisposableStack()
  const ports = [server.port]
  while (ports.length < count) {
    const port = await choosePort(config.dataDir)
    started.use(await startServer({ ...config, port, databaseUrl, runs: { web: true, worker: false } }))
    ports.push(port)
  }
  const all = started.move()
  return { ports, [Symbol.asyncDispose]: () => all.disposeAsync() }
}
