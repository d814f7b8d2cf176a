import { createServer } from 'node:net'

/** Rejects at once when the port is taken, as listening on it would later, after minutes of work. */
export function assertPortFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, () => probe.close(() => resolve()))
  })
}
