import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutation } from './choose.ts'
import { isOfRules, nearestTests, readImporters } from './nearest-tests.ts'
import { copySources } from './source-copy.ts'
import { type Answer, startTestRunner, type TestRunner } from './test-runner.ts'

/** What became of a mutation; an error says nothing about the tests. */
export type Verdict =
  | { readonly kind: 'killed'; readonly by: string }
  | { readonly kind: 'survived'; readonly asked: number }
  | { readonly kind: 'error'; readonly why: string }

interface Options {
  readonly stop: AbortSignal
  /** How long three files of tests may take with a fault; a file that takes longer alone has noticed it. */
  readonly limitMilliseconds?: number
  readonly onVerdict: (mutation: Mutation, verdict: Verdict) => void
  /** A test with a database fails without any fault, which a busy machine may cause: it is asked nothing more. */
  readonly onLeftOut?: (why: string) => void
}

/** How many files of tests are asked at once: a few of the nearest, then ever more. */
const FEW = 3
const STEPS = [1, FEW, 12, 36]
/** Nearly all tests with a database import the whole server, most of it for nothing. */
const MOST_WITH_DATABASE = 36
const LIMIT_MILLISECONDS = 120_000
const LIMIT_WITHOUT_FAULT = 300_000

/**
 * Plants one fault after the other in a copy of the sources and asks the tests, the nearest first, until one fails.
 * What fails is believed when it passes without the fault.
 * @throws Error when a test of rules fails without any fault
 */
export async function tryMutations(
  root: string,
  mutations: readonly Mutation[],
  { stop, onVerdict, onLeftOut, limitMilliseconds = LIMIT_MILLISECONDS }: Options,
): Promise<void> {
  using copy = copySources(root)
  await using rules = startTestRunner(copy.folder, ['rules', 'units'], stop)
  await using server = startTestRunner(copy.folder, ['server'], stop)
  const importers = readImporters(root)
  const kept = { passed: new Set<string>(), leftOut: new Set<string>(), onLeftOut, limitMilliseconds }
  for (const mutation of mutations) {
    const tests = nearestTests(root, importers, mutation.file)
    const runner = tests.some(isOfRules) ? rules : server
    onVerdict(mutation, await tryMutation({ folder: copy.folder, runner, ...kept }, mutation, tests))
  }
}

interface Bench {
  readonly folder: string
  readonly runner: TestRunner
  /** Tests that pass without a fault. */
  readonly passed: Set<string>
  /** Tests with a database that do not, on this machine at this time: they are asked nothing more. */
  readonly leftOut: Set<string>
  readonly onLeftOut: ((why: string) => void) | undefined
  readonly limitMilliseconds: number
}

async function tryMutation(bench: Bench, mutation: Mutation, tests: readonly string[]): Promise<Verdict> {
  const asked = tests.some(isOfRules) ? tests : tests.slice(0, MOST_WITH_DATABASE)
  for (const step of inSteps(asked)) {
    const verdict = await tryStep(bench, mutation, step)
    if (verdict) return verdict
  }
  return { kind: 'survived', asked: asked.filter((test) => !bench.leftOut.has(test)).length }
}

async function tryStep(bench: Bench, mutation: Mutation, step: readonly string[]): Promise<Verdict | null> {
  const tests = step.filter((test) => !bench.leftOut.has(test))
  if (tests.length === 0) return null
  const { answer, of } = await withFault(bench, mutation, (ask) => askAgain(ask, tests))
  if (answer.kind === 'broken') return { kind: 'error', why: answer.why }
  if (answer.kind === 'passed') return null
  if (await isPassing(bench, of)) return { kind: 'killed', by: answer.by }
  for (const test of of) bench.leftOut.add(test)
  return tryStep(bench, mutation, step)
}

type Ask = (tests: readonly string[]) => ReturnType<TestRunner['ask']>

/**
 * On a busy machine tests with a database fail by themselves, and many files reach the limit without a fault: each file
 * is then asked alone, for those behind a failure have not been run. The answer is of the named tests.
 */
async function askAgain(
  ask: Ask,
  tests: readonly string[],
): Promise<{ answer: Answer; of: readonly string[] }> {
  const first = await ask(tests)
  if (first.kind !== 'failed') return { answer: first, of: tests }
  const failed = tests.find((test) => first.by.startsWith(`${test} `))
  if (failed !== undefined && isOfRules(failed)) return { answer: first, of: [failed] }
  for (const test of tests.toSorted((a, b) => Number(b === failed) - Number(a === failed))) {
    const answer = await ask([test])
    if (answer.kind !== 'passed') return { answer, of: [test] }
  }
  return { answer: { kind: 'passed' }, of: tests }
}

async function withFault<T>(
  { folder, runner, limitMilliseconds }: Bench,
  { file, changed }: Mutation,
  work: (ask: Ask) => Promise<T>,
): Promise<T> {
  const path = join(folder, file)
  const right = readFileSync(path, 'utf8')
  // SQL functions are applied when the database of the tests is made.
  const isFunction = file.endsWith('.sql')
  writeFileSync(path, changed)
  if (isFunction) await runner.end()
  try {
    return await work((tests) =>
      runner.ask({ changed: [file], tests }, limitMilliseconds * Math.ceil(tests.length / FEW)),
    )
  } finally {
    writeFileSync(path, right)
    if (isFunction) await runner.end()
    else await runner.ask({ changed: [file], tests: [] }, LIMIT_WITHOUT_FAULT)
  }
}

/** @throws Error when a test of rules fails, or none can be run */
async function isPassing({ runner, passed, onLeftOut }: Bench, tests: readonly string[]): Promise<boolean> {
  const ask = (files: readonly string[]) => runner.ask({ changed: [], tests: files }, LIMIT_WITHOUT_FAULT)
  const unknown = tests.filter((test) => !passed.has(test))
  if (unknown.length === 0) return true
  const first = await ask(unknown)
  const again = first.kind === 'passed' ? first : await ask(unknown)
  if (again.kind === 'broken') throw new Error(`Without any fault the tests cannot be run: ${again.why}`)
  if (again.kind === 'failed') {
    const why = `Without any fault a test fails: ${again.by}`
    if (unknown.some(isOfRules)) throw new Error(why)
    onLeftOut?.(why)
    return false
  }
  for (const test of unknown) passed.add(test)
  return true
}

function inSteps(tests: readonly string[]): string[][] {
  const ends = [...STEPS, tests.length].filter((end) => end <= tests.length)
  return ends.map((end, at) => tests.slice(ends[at - 1] ?? 0, end)).filter((step) => step.length > 0)
}
