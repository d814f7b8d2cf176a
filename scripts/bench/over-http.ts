import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Client } from '#test/support/client.ts'
import type { Figure } from './figures.ts'
import type { LoadTask } from './load.ts'
import type { Span } from './span.ts'
import type { Stall } from './stall.ts'

const PROGRAM = fileURLToPath(new URL('load.ts', import.meta.url))
const CONNECTIONS = 512

/** (c), (d), (e) Orders through the whole of HTTP, sent by a process of its own; null: as many as can be answered. */
export async function measureOverHttp(
  port: number,
  stall: Stall,
  span: Span,
  rate: number | null = null,
): Promise<Figure> {
  const visitor = new Client(port, stall.host)
  await visitor.open()
  const csrf = visitor.cookie('CSRF_TOKEN')
  const task: LoadTask = {
    ...{ port, ...span, rate, connections: CONNECTIONS },
    path: `/v1/site/events/${stall.slug}/registrations`,
    headers: {
      host: `${stall.host}:${port}`,
      cookie: `__Host-visit=${visitor.cookie('__Host-visit')}; CSRF_TOKEN=${csrf}`,
      'x-csrf-token': csrf,
    },
  }
  const crowd = spawn(process.execPath, [PROGRAM, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(await text(crowd.stdout))
}
