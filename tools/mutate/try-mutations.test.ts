import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseMutations, type Mutation } from './choose.ts'
import { summaryLine } from './report.ts'
import { tryMutations, type Verdict } from './try-mutations.ts'

afterEach(() => vi.unstubAllEnvs())

const CONFIG = `export default { test: { projects: [
  { test: { name: 'rules', include: ['src/**/*.test.ts'] } },
  { test: { name: 'units', include: [] } },
  { test: { name: 'server', include: ['test/**/*.test.ts'] } } ] } }`
const AGE = `import { expect, test } from 'vitest'
import { isAdult } from './age.ts'
test('nobody is an adult at seventeen', () => expect(isAdult(17)).toBe(false))`

/** A project of one rule and its test. */
function projectOf(rule: string, tested = AGE) {
  const root = mkdtempSync(join(tmpdir(), 'zapisano-project-'))
  mkdirSync(join(root, 'src/domain'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'vitest.config.ts'), CONFIG)
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(root, 'src/domain/age.ts'), rule)
  writeFileSync(join(root, 'src/domain/age.test.ts'), tested)
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true }) }
}

async function verdictsOf(root: string, mutations: readonly Mutation[], limit = {}) {
  const verdicts: Verdict[] = []
  const { signal: stop } = new AbortController()
  await tryMutations(root, mutations, {
    ...{ stop, ...limit },
    onVerdict: (_, verdict) => verdicts.push(verdict),
  })
  return verdicts
}

const NOTICED =
  'src/domain/age.test.ts › nobody is an adult at seventeen: expected true to be false // Object.is equality'

const ADULT = 'export const isAdult = (age: number) => age >= 18\n'
const mutation = (changed: string): Mutation => ({
  ...{ id: 'a', file: 'src/domain/age.ts', line: 1, operator: '', before: '', after: '' },
  changed,
})

test('a fault that a test notices is killed by it, one that none notices survives, and nothing is left', async () => {
  using project = projectOf(ADULT)
  using temporary = projectOf('')
  vi.stubEnv('TMPDIR', temporary.root)
  const before = readdirSync(temporary.root)
  const faults = [ADULT.replace('>=', '>'), ADULT.replace('18', '17'), ADULT.replace('18', '19'), 'oh no']
  const verdicts = await verdictsOf(project.root, faults.map(mutation))
  expect(verdicts).toEqual([
    { kind: 'survived', asked: 1 },
    { kind: 'killed', by: NOTICED },
    { kind: 'survived', asked: 1 },
    { kind: 'killed', by: expect.stringContaining('src/domain/age.test.ts › is not loaded') },
  ])
  const results = verdicts.map((verdict) => ({ ...mutation(''), verdict }))
  expect(summaryLine(results)).toBe(
    '4 mutations, 2 killed (50 %, 0 by a time limit), 2 survived, 0 could not be tried',
  )
  expect(readdirSync(temporary.root)).toEqual(before)
})

test('a fault that never ends is killed by the limit, and the next one is tried', async () => {
  using project = projectOf(ADULT)
  const faults = [ADULT.replace('age >= 18', '{ for (;;) {} }'), ADULT.replace('18', '17')]
  expect(await verdictsOf(project.root, faults.map(mutation), { limitMilliseconds: 8000 })).toEqual([
    { kind: 'killed', by: 'the limit of 8 s' },
    { kind: 'killed', by: NOTICED },
  ])
})

test('a failure that does not come again hides none of the tests behind it', async () => {
  using project = projectOf(ADULT)
  const server = join(project.root, 'src/server')
  mkdirSync(server)
  mkdirSync(join(project.root, 'test'))
  writeFileSync(join(server, 'age.ts'), ADULT)
  const marker = join(project.root, 'marker')
  const shaky = `import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isAdult } from '../src/server/age.ts'
test('fails at the first fault it meets', () => {
  if (!isAdult(17) || existsSync('${marker}')) return
  writeFileSync('${marker}', '')
  expect.fail('busy')
})`
  writeFileSync(join(project.root, 'test/age.test.ts'), shaky)
  writeFileSync(join(project.root, 'test/people.test.ts'), AGE.replace('./age.ts', '../src/server/age.ts'))
  const fault = { ...mutation(ADULT.replace('18', '17')), file: 'src/server/age.ts' }
  expect(await verdictsOf(project.root, [fault])).toEqual([
    { kind: 'killed', by: NOTICED.replace('src/domain/age', 'test/people') },
  ])
  expect(existsSync(marker)).toBe(true)
})

test('what no test imports survives', async () => {
  using project = projectOf(ADULT, "import { test } from 'vitest'\ntest('nothing', () => {})")
  const all = chooseMutations(project.root, 1, '').toArray()
  expect(all).toHaveLength(1)
  expect(await verdictsOf(project.root, all)).toEqual([{ kind: 'survived', asked: 0 }])
})

test('a test that fails without any fault stops it', async () => {
  using project = projectOf(ADULT.replace('18', '17'))
  await expect(verdictsOf(project.root, [mutation(ADULT.replace('18', '16'))])).rejects.toThrow(
    'Without any fault a test fails: src/domain/age.test.ts › nobody is an adult at seventeen',
  )
})
