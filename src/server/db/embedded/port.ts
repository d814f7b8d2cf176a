import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

// Below the range from which systems take ports for outgoing connections (Linux: 32768): a client that keeps trying a
// stopped server could otherwise be given that very port, connect to itself and block it.
const FIRST = 20_000
const LAST = 31_999

/** The port this home used last, if it is still free, otherwise a random free one. */
export async function choosePort(home: string): Promise<number> {
  const kept = readPort(home)
  if (kept !== null && (await isFree(kept))) return kept
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST + 1))
    if (await isFree(port)) return port
  }
}

/** Stores the port for the next start, so that recorded addresses stay valid. */
export function keepPort(home: string, port: number): void {
  writeFileSync(join(home, 'port'), `${port}\n`)
}

function readPort(home: string): number | null {
  try {
    const port = Number(readFileSync(join(home, 'port'), 'utf8'))
    return Number.isInteger(port) && port >= FIRST && port <= LAST ? port : null
  } catch {
    return null
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
}
