import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { choosePort } from '#server/db/embedded/port.ts'
import { loginsBeside } from '#server/db/logins.ts'
import { TEST_KEY } from './test-key.ts'

/** The product's server in a process of its own, web and worker: one that can be killed. */
export interface ServerProcess extends AsyncDisposable {
  readonly port: number
  /** Of the process that serves now. */
  pid(): number
  /** False when it has died or ended by itself. */
  isAlive(): boolean
  /** SIGKILL, then the same server again: same port, same key, same data folder. Resolves when it serves. */
  killAndStart(): Promise<void>
  /** What it has written so far, for the diagnosis of failed tests. */
  output(): string
}

const PROGRAM = fileURLToPath(new URL('../../scripts/serve.ts', import.meta.url))
const SERVES = 'Zapisano is running'
/** Also sufficient on a busy machine. */
const STARTING_MILLISECONDS = 90_000

/** Clients may state the address they act for (`x-forwarded-for`). */
const PROXY = { TRUSTED_PROXIES: '127.0.0.1' }

/** Starts the server on a database (the owner's address) that is there and migrated. It ends with us, however we end. */
export async function startServerProcess(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zapisano-'))
  // Not from the range of outgoing connections: a client that retries there may connect to itself.
  const port = await choosePort(dataDir)
  const { app, worker } = loginsBeside(databaseUrl)
  const addresses = { DATABASE_URL: app, DATABASE_WORKER_URL: worker, SECRET_KEY: TEST_KEY }
  let output = ''
  const start = async () => {
    const child = launch({ PORT: String(port), DATA_DIR: dataDir, ...addresses, ...settings })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    await serves(child, () => output)
    return child
  }
  let child = await start()
  return {
    port,
    pid: () => child.pid ?? 0,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    output: () => output,
    async killAndStart() {
      await end(child, 'SIGKILL')
      child = await start()
    },
    async [Symbol.asyncDispose]() {
      await end(child, 'SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** As `npm start` starts it (scripts/bootstrap/run.mjs). */
const FLAGS = ['--max-semi-space-size=4']

// The channel shows the server when this process has ended, even by SIGKILL.
function launch(settings: Record<string, string>): ChildProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, RUNS: 'both', HOST: '127.0.0.1', ...PROXY, ...settings }
  return spawn(process.execPath, [...FLAGS, PROGRAM], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
}

async function serves(child: ChildProcess, output: () => string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const before = output().length
  const refuse = () => reject(new Error(`The server did not start:\n${output().slice(before)}`))
  const timer = setTimeout(refuse, STARTING_MILLISECONDS)
  child.once('exit', refuse)
  child.stdout?.on('data', () => {
    if (output().includes(SERVES, before)) resolve()
  })
  try {
    await promise
  } finally {
    clearTimeout(timer)
    child.off('exit', refuse)
  }
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}
