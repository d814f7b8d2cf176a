import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Mutation } from './choose.ts'
import type { Verdict } from './try-mutations.ts'

export interface Result extends Omit<Mutation, 'changed'> {
  readonly verdict: Verdict
}

/** The results of earlier runs, by mutation. A file that is not there or was cut off counts as none. */
export function readResults(file: string): Map<string, Result> {
  try {
    const results: Result[] = JSON.parse(readFileSync(file, 'utf8'))
    return new Map(results.map((result) => [result.id, result]))
  } catch {
    return new Map()
  }
}

export function writeResults(file: string, results: ReadonlyMap<string, Result>): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify([...results.values()], null, 1)}\n`)
}

/** One line a mutation: where, what was changed, and who noticed. */
export function resultLine({ id, file, line, operator, before, after, verdict }: Result): string {
  const change =
    before.length + after.length < 90 ? `: ${oneLine(before)} -> ${oneLine(after) || 'nothing'}` : ''
  const end = {
    killed: () => (verdict.kind === 'killed' ? verdict.by : ''),
    survived: () => (verdict.kind === 'survived' ? `${verdict.asked} files of tests noticed nothing` : ''),
    error: () => (verdict.kind === 'error' ? verdict.why : ''),
  }[verdict.kind]()
  return `${verdict.kind.padEnd(8)} ${id} ${file}:${line} ${operator}${change}\n           ${end}`
}

/** A kill that a busy machine may have caused. */
const TIME_OUT = /^the limit of|timed out in/i

/** The figures: errors are no mutations that were tried. */
export function summaryLine(results: readonly Result[]): string {
  const count = (kind: Verdict['kind']) => results.filter(({ verdict }) => verdict.kind === kind).length
  const [killed, survived, errors] = [count('killed'), count('survived'), count('error')]
  const late = results.filter(({ verdict }) => verdict.kind === 'killed' && TIME_OUT.test(verdict.by)).length
  const share = killed + survived === 0 ? 0 : Math.floor((100 * killed) / (killed + survived))
  return `${killed + survived} mutations, ${killed} killed (${share} %, ${late} by a time limit), ${survived} survived, ${errors} could not be tried`
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
