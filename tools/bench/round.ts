import { randomUUIDv7 } from 'node:crypto'
import type pg from 'pg'
import type { BareAnswer } from './bare.ts'
import { answerOf, startBareServer } from './bare-server.ts'
import { type BenchEvent, openBenchEvent, tidy } from './bench-event.ts'
import { FAMILY, familyOrder } from './event.ts'
import type { Figure } from './figures.ts'
import { measureOverHttp, ordersPath, visitOf } from './over-http.ts'
import { measurePlain } from './plain.ts'
import { processorTime, type Workers } from './processor-time.ts'
import { faultsIn } from './rows.ts'
import type { Span } from './span.ts'
import { measureStraight } from './straight.ts'

/** What is measured, in this order. */
export const MEASURES = {
  a: 'plain transaction, 32 connections',
  b: 'reserve straight from Node',
  c: 'whole HTTP path, one hot pool',
  calm: 'the same at 80 % of that rate',
  d: 'whole HTTP path, ten pools',
  e: 'sold out, over HTTP',
  f: "the framework's bare refusal",
} as const

export type Measure = keyof typeof MEASURES

/** A figure with the microseconds of processor time that each answer took; NaN if it is not reported. */
export interface Costed extends Figure {
  readonly work: number
}

export interface Round {
  /** Milliseconds that a commit was made to take longer. */
  readonly slower: number
  readonly figures: Readonly<Record<Measure, Costed>>
  readonly faults: readonly string[]
}

export interface Bench {
  readonly url: string
  readonly owner: pg.Client
  readonly port: number
  readonly workers: Workers
  readonly span: Span
  readonly stop: AbortSignal
}

const CALM = 0.8

/** Each measure once, each on an event of its own, and its rows against its answers. */
export async function measureRound(bench: Bench): Promise<Omit<Round, 'slower'>> {
  const { url, port, span } = bench
  const faults: string[] = []
  const take = async (
    benchEvent: BenchEvent,
    name: Measure,
    measure: () => Promise<Figure>,
    workers = bench.workers,
  ): Promise<Costed> => {
    const before = processorTime(workers)
    const figure = await measure()
    const work = ((processorTime(workers) - before) * 1000) / (figure.sold + figure.refused)
    const wrong = await faultsIn(bench.owner, benchEvent.event, figure.sold)
    const odd = figure.odd > 0 ? [`${figure.odd} answers are neither a place nor a refusal`] : []
    const none = figure.perSecond === 0 ? ['no order was answered in time'] : []
    faults.push(...[...wrong, ...odd, ...none].map((fault) => `(${name}) ${fault}`))
    await tidy(bench.owner)
    bench.stop.throwIfAborted()
    return { ...figure, work }
  }
  const [one, two, three, four, ten] = [
    await openBenchEvent(url),
    await openBenchEvent(url),
    await openBenchEvent(url),
    await openBenchEvent(url),
    await openBenchEvent(url, { pools: 10 }),
  ]
  const gone = await openBenchEvent(url, { capacity: FAMILY })
  const a = await take(one, 'a', () => measurePlain(url, one, span))
  const b = await take(two, 'b', () => measureStraight(url, two, span))
  const c = await take(three, 'c', () => measureOverHttp(port, three, span))
  const calm = await take(four, 'calm', () => measureOverHttp(port, four, span, { rate: c.perSecond * CALM }))
  const d = await take(ten, 'd', () => measureOverHttp(port, ten, span))
  const e = await take(gone, 'e', () => measureOverHttp(port, gone, span))
  await using bare = await startBareServer({ pages: [], orders: await refusalOf(port, gone) })
  // The product gets no orders here, so nothing may be written.
  const untouched = await openBenchEvent(url)
  const workers = { ...bench.workers, server: bare.pid }
  const askBare = () => measureOverHttp(bare.port, untouched, span, { pagesFrom: port })
  const f = await take(untouched, 'f', askBare, workers)
  return { figures: { a, b, c, calm, d, e, f }, faults }
}

/** The product's answer to an order at a sold-out event. */
async function refusalOf(port: number, benchEvent: BenchEvent): Promise<BareAnswer> {
  const path = ordersPath(benchEvent)
  const visit = await visitOf(port, benchEvent)
  const body = JSON.stringify(familyOrder(0))
  const headers = {
    ...{ ...visit, 'content-type': 'application/json', 'idempotency-key': randomUUIDv7() },
    'content-length': String(Buffer.byteLength(body)),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return answerOf(port, path, `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}
