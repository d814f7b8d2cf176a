import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const MODULE = fileURLToPath(new URL('../../src/server/db/embedded/start-embedded.ts', import.meta.url))
const PROGRAM = `
  const { startEmbedded } = await import(process.argv[1])
  const database = await startEmbedded({ dataDir: process.argv[2], durable: false, orphanSeconds: Number(process.argv[3]) })
  process.stdout.write(String(database.serverPid()), () => process.kill(process.pid, 'SIGKILL'))
`

/** Starts an embedded server in a process that is then killed by SIGKILL; resolves to the server's number. */
export async function startAndDie(dataDir: string, orphanSeconds: number): Promise<number> {
  const words = ['--input-type=module', '--eval', PROGRAM, MODULE, dataDir, String(orphanSeconds)]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  await once(child, 'close')
  return Number(output)
}
