import { createServer } from 'node:net'

/** Rejects at once, as listening on it would later, when the port is taken: before minutes of work. */
export function assertPortFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, () => probe.close(() => resolve()))
  })
}
