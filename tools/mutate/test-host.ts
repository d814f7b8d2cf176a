import { join } from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'
import type { Answer, Question } from './test-runner.ts'

/**
 * A process that keeps the test runner and its database ready, in the folder it is started in: a file of tests then
 * takes half a second, not three. It ends with its parent.
 */
const vitest = await createVitest('test', {
  watch: false,
  project: process.argv.slice(2),
  bail: 1,
  maxWorkers: 2,
  reporters: [{}],
  passWithNoTests: true,
})

process.on('message', (question: Question) => void answer(question))
process.on('disconnect', () => void vitest.close().finally(() => process.exit()))
process.send?.({ kind: 'ready' })

async function answer({ changed, tests }: Question): Promise<void> {
  for (const file of changed) vitest.invalidateFile(join(process.cwd(), file))
  process.send?.(await run(tests).catch((error: unknown) => broken(String(error))))
}

async function run(tests: readonly string[]): Promise<Answer> {
  const wanted = tests.flatMap((test) => specificationOf(join(process.cwd(), test)) ?? [])
  if (wanted.length < tests.length) return broken(`Of ${tests.join(', ')} only ${wanted.length} are tests.`)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted)
  // The results hold those of earlier runs too.
  const own = testModules.filter(({ moduleId }) =>
    wanted.some((specification) => specification.moduleId === moduleId),
  )
  const failed = own.find((module) => module.state() === 'failed')
  if (failed) return { kind: 'failed', by: failureOf(failed) }
  if (unhandledErrors.length > 0) return broken(String(unhandledErrors[0]))
  const unfinished = own.find((module) => module.state() !== 'passed' && module.state() !== 'skipped')
  return unfinished ? broken(`${pathOf(unfinished)} is ${unfinished.state()}`) : { kind: 'passed' }
}

const specificationOf = (file: string) =>
  vitest.projects.find((project) => project.matchesTestGlob(file))?.createSpecification(file)

function failureOf(module: TestModule): string {
  for (const test of module.children.allTests('failed'))
    return `${pathOf(module)} › ${test.fullName}: ${firstLine(test.result().errors?.[0]?.message)}`
  return `${pathOf(module)} › is not loaded: ${module.errors()[0]?.message ?? ''}`
}

const firstLine = (message = '') => message.split('\n')[0] ?? ''

const pathOf = ({ moduleId }: TestModule) => moduleId.slice(process.cwd().length + 1)

const broken = (why: string): Answer => ({ kind: 'broken', why })
