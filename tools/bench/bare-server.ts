import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { BareAnswer, BareTask } from './bare.ts'
import { Connection } from './connection.ts'

/** The framework's bare server, in a process of its own. */
export interface BareServer extends AsyncDisposable {
  readonly port: number
  readonly pid: number
}

const PROGRAM = fileURLToPath(new URL('bare.ts', import.meta.url))
/** As the product is started (scripts/bootstrap/run.mjs). */
const FLAGS = ['--max-semi-space-size=4']

export async function startBareServer(task: BareTask): Promise<BareServer> {
  const child = fork(PROGRAM, [JSON.stringify(task)], {
    ...{ execArgv: FLAGS, env: { ...process.env, NODE_ENV: 'production' } },
  })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The bare server ended with ${code}.`)
  })
  const [port] = await Promise.race([once(child, 'message'), failed])
  failed.catch(() => undefined)
  return {
    ...{ port: Number(port), pid: child.pid ?? 0 },
    async [Symbol.asyncDispose]() {
      const gone = once(child, 'exit')
      child.kill()
      await gone
    },
  }
}

/** What the framework sets by itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])

/**
 * An answer of the product, to be given by the bare server: the same bytes and headers.
 * @param request whole, as it is sent
 */
export async function answerOf(port: number, path: string, request: string): Promise<BareAnswer> {
  const connection = await Connection.open(port)
  const { status, head, body } = await connection.ask(request)
  connection.close()
  const headers = head
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(/: (.*)/s))
    .map(([name = '', value = '']) => [name.toLowerCase(), value] as const)
    .filter(([name]) => !OWN_HEADERS.has(name))
  const grouped = Object.groupBy(headers, ([name]) => name)
  const values = Object.entries(grouped).map(([name, all = []]) => {
    const [first = '', ...more] = all.map(([, value]) => value)
    return [name, more.length === 0 ? first : [first, ...more]] as const
  })
  const bytes = Buffer.from(body, 'latin1')
  return { path, status, headers: Object.fromEntries(values), body: bytes.toString('base64') }
}
