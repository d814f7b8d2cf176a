import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { endlessDefinition } from '#test/support/endless-definition.ts'
import { outing } from '#test/support/outing.ts'
import { createDefinitionChecker } from './definition-checker.ts'

const LIMITS = { time: 20_000, memory: 192, waiting: 40, waitingOfOne: 4 }

test('a definition is read and validated in a thread, with its errors and warnings', async () => {
  const checker = createDefinitionChecker(LIMITS)
  const good = await checker.check('a', { definition: outing() })
  expect(good).toMatchObject({
    ...{ ok: true, document: { title: 'Wycieczka na Łysicę' } },
    warnings: [{ path: 'plans.0.parts.1.due' }],
  })
  expect(await checker.check('a', { definition: { title: 1 } })).toMatchObject({ ok: false })
  if (!good.ok) throw new Error('It can be published.')
  const patched = {
    current: good.document,
    section: 'title',
    replacement: { title: 'Inny', kind: 'other' },
  } as const
  expect(await checker.check('a', patched)).toMatchObject({ ok: true, document: { title: 'Inny' } })
})

test('a check that takes too long is ended with its thread, and the next one runs in another', async () => {
  const checker = createDefinitionChecker({ ...LIMITS, time: 1 })
  await expect(checker.check('a', { definition: endlessDefinition() })).rejects.toMatchObject({
    code: 'check_too_long',
  })
  const patient = createDefinitionChecker(LIMITS)
  const [long, short] = await Promise.all([
    patient.check('a', { definition: endlessDefinition() }),
    patient.check('b', { definition: outing() }),
  ])
  expect([long.ok, short.ok]).toEqual([true, true])
})

test('a check that takes too much memory is ended, and the process survives', async () => {
  const checker = createDefinitionChecker({ ...LIMITS, memory: 4 })
  await expect(checker.check('a', { definition: outing() })).rejects.toMatchObject({ code: 'check_too_long' })
})

test('a definition nested too deep to be passed to the thread is refused', async () => {
  let deep: unknown = {}
  for (let n = 0; n < 200_000; n += 1) deep = { all: [deep] }
  const checked = createDefinitionChecker(LIMITS).check('a', { definition: deep })
  expect(
    await checked.then(
      ({ ok }) => ok,
      ({ code }) => code,
    ),
  ).toSatisfy((answer) => answer === false || answer === 'check_too_long')
})

test('a definition is checked by another thread than that of the event loop', async () => {
  const before = process.threadCpuUsage()
  const checked = await createDefinitionChecker(LIMITS).check('a', { definition: endlessDefinition(40) })
  const { user, system } = process.threadCpuUsage(before)
  expect(checked.ok).toBe(true)
  // Microseconds of this thread; a check on it would have taken nearly a second.
  expect((user + system) / 1000).toBeLessThan(300)
})

test('a thread without a check keeps no process alive', async () => {
  const script = `const { createDefinitionChecker } = await import('${new URL('definition-checker.ts', import.meta.url)}')
    const checked = createDefinitionChecker(${JSON.stringify(LIMITS)}).check('a', { definition: { title: 1 } })
    console.log((await checked).ok)`
  const ended = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    timeout: 20_000,
  })
  expect((await ended).stdout).toBe('false\n')
})

test('an account waits only for its own checks: more than four at once are refused', async () => {
  const checker = createDefinitionChecker(LIMITS)
  const own = await Promise.allSettled(
    Array.from({ length: 6 }, () => checker.check('a', { definition: outing() })),
  )
  expect(own.map(({ status }) => status)).toEqual([
    ...Array(4).fill('fulfilled'),
    ...Array(2).fill('rejected'),
  ])
})
