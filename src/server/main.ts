import { createServer } from 'node:http'
import type { Config } from './config.ts'

/** Listens; resolves when it serves. Disposing of it closes the server and all its connections. */
export async function startServer(config: Config): Promise<AsyncDisposable & { addresses: string[] }> {
  const server = createServer((_request, response) => response.end(`dev: ${config.dev}\n`))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.port, resolve)
  })
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { addresses: [`http://zapisano.localhost:${config.port}`], [Symbol.asyncDispose]: close }
}
