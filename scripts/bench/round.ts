import type pg from 'pg'
import { FAMILY } from './event.ts'
import type { Figure } from './figures.ts'
import { measureOverHttp } from './over-http.ts'
import { measurePlain } from './plain.ts'
import { processorTime, type Workers } from './processor-time.ts'
import { faultsIn } from './rows.ts'
import type { Span } from './span.ts'
import { openStall, type Stall, tidy } from './stall.ts'
import { measureStraight } from './straight.ts'

/** What is measured, in this order. */
export const MEASURES = {
  a: 'plain transaction, 32 connections',
  b: 'reserve straight from Node',
  c: 'whole HTTP path, one hot pool',
  calm: 'the same at 80 % of that rate',
  d: 'whole HTTP path, ten pools',
  e: 'sold out, over HTTP',
} as const

export type Measure = keyof typeof MEASURES

/** A figure with the microseconds of processor time that each answer took; NaN where nobody tells. */
export interface Costed extends Figure {
  readonly work: number
}

export interface Round {
  /** Milliseconds that a commit was made to take longer. */
  readonly slower: number
  readonly figures: Readonly<Record<Measure, Costed>>
  readonly faults: readonly string[]
}

interface Bench {
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
  const take = async (stall: Stall, name: Measure, measure: () => Promise<Figure>): Promise<Costed> => {
    const before = processorTime(bench.workers)
    const figure = await measure()
    const work = ((processorTime(bench.workers) - before) * 1000) / (figure.sold + figure.refused)
    const wrong = await faultsIn(bench.owner, stall.event, figure.sold)
    const odd = figure.odd > 0 ? [`${figure.odd} answers are neither a place nor a refusal`] : []
    const none = figure.perSecond === 0 ? ['nobody was answered in time'] : []
    faults.push(...[...wrong, ...odd, ...none].map((fault) => `(${name}) ${fault}`))
    await tidy(bench.owner)
    bench.stop.throwIfAborted()
    return { ...figure, work }
  }
  const [one, two, three, four, ten] = [
    await openStall(url),
    await openStall(url),
    await openStall(url),
    await openStall(url),
    await openStall(url, { pools: 10 }),
  ]
  const gone = await openStall(url, { capacity: FAMILY })
  const a = await take(one, 'a', () => measurePlain(url, one, span))
  const b = await take(two, 'b', () => measureStraight(url, two, span))
  const c = await take(three, 'c', () => measureOverHttp(port, three, span))
  const calm = await take(four, 'calm', () => measureOverHttp(port, four, span, c.perSecond * CALM))
  const d = await take(ten, 'd', () => measureOverHttp(port, ten, span))
  const e = await take(gone, 'e', () => measureOverHttp(port, gone, span))
  return { figures: { a, b, c, calm, d, e }, faults }
}
