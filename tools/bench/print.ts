import { loadavg } from 'node:os'
import { median } from './figures.ts'
import { MEASURES, type Measure, type Round } from './round.ts'

const NAMES = Object.keys(MEASURES) as Measure[]

/** Whether the goals hold, each as a ratio of rates within one run; those of the slow commit are other ones. */
const GOALS: readonly {
  readonly slower: number
  readonly of: Measure
  readonly to: Measure
  readonly least: number
}[] = [
  { slower: 0, of: 'b', to: 'a', least: 3 },
  { slower: 0, of: 'c', to: 'a', least: 2 },
  { slower: 0, of: 'd', to: 'c', least: 0.75 },
  { slower: 0, of: 'e', to: 'f', least: 0.6 },
  { slower: 1, of: 'c', to: 'a', least: 5 },
]
const CALM_P99 = 400

/** Microseconds of processor time, as milliseconds. */
const inMilliseconds = (work: number) => `${(work / 1000).toFixed(2)} ms`

export function printRound(round: Round, { round: number, commit }: { round: number; commit: number }): void {
  console.log(
    `\nRound ${number}, ${round.slower === 0 ? 'this disk' : `commits ${round.slower} ms slower`}: a lone commit takes ${commit.toFixed(2)} ms; load average ${loadavg()[0]?.toFixed(1)}`,
  )
  for (const name of NAMES) {
    const { perSecond, p50, p99, work } = round.figures[name]
    console.log(
      `  ${name.padEnd(5)}${MEASURES[name].padEnd(36)}${perSecond.toFixed(0).padStart(7)}/s  p50 ${p50.toFixed(1).padStart(7)} ms  p99 ${p99.toFixed(1).padStart(7)} ms  work ${inMilliseconds(work)}`,
    )
  }
  for (const fault of round.faults) console.log(`  VOID: ${fault}`)
  if (round.faults.length === 0) console.log('  rows = counters = answers, 0 oversold')
}

export function printSummary(rounds: readonly Round[]): void {
  const half = (slower: number) => rounds.filter((round) => round.slower === slower)
  console.log(`\nMedians of ${half(0).length}:`)
  for (const slower of new Set(rounds.map((round) => round.slower))) {
    const rates = NAMES.map((name) => {
      const rate = median(half(slower).map(({ figures }) => figures[name].perSecond))
      return `${name} ${rate.toFixed(0)}/s`
    })
    console.log(`  ${slower === 0 ? 'this disk' : `commits ${slower} ms slower`}: ${rates.join(', ')}`)
  }
  const works = NAMES.map((name) => {
    const work = median(half(0).map(({ figures }) => figures[name].work))
    return `${name} ${inMilliseconds(work)}`
  })
  console.log(`  processor time an answer: ${works.join(', ')}`)
  for (const { slower, of, to, least } of GOALS) {
    const ratio = median(half(slower).map(({ figures }) => figures[of].perSecond / figures[to].perSecond))
    const disk = slower === 0 ? '' : `, commits ${slower} ms slower`
    console.log(
      `  ${ratio >= least ? 'ok  ' : 'LESS'} ${of}/${to}${disk}: ${ratio.toFixed(2)} (goal ${least})`,
    )
  }
  const calm = median(half(0).map(({ figures }) => figures.calm.p99))
  console.log(
    `  ${calm < CALM_P99 ? 'ok  ' : 'LESS'} p99 at 80 % of the top rate of c: ${calm.toFixed(0)} ms (goal ${CALM_P99})`,
  )
}

/** What the triggers cost: medians of rates and of processor time with them, as shares of those without. */
export function printCost(on: readonly Round[], off: readonly Round[]): void {
  const share = (of: (round: Round) => number) => (median(on.map(of)) / median(off.map(of))).toFixed(2)
  console.log('\nWith the triggers, of what it is without them:')
  for (const name of ['a', 'b', 'c', 'd'] as const)
    console.log(
      `  ${name}: rate ${share(({ figures }) => figures[name].perSecond)}, processor time ${share(({ figures }) => figures[name].work)}`,
    )
  const ratio = (rounds: readonly Round[]) =>
    median(rounds.map(({ figures }) => figures.c.perSecond / figures.a.perSecond)).toFixed(2)
  console.log(`  c/a with them ${ratio(on)} (goal 2), without them ${ratio(off)}`)
}
