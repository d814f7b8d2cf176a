import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const START = join(import.meta.dirname, '..', 'start.ts')

/** The line on stderr with which a start refuses. */
function refusal(env: Record<string, string>): string {
  const { PATH = '', HOME = '' } = process.env
  const { stderr, status } = spawnSync(process.execPath, [START], {
    env: { PATH, HOME, ...env },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  return stderr.trim()
}

test('a taken port is named, with a way out', async () => {
  const squatter = createServer().listen(0)
  await once(squatter, 'listening')
  const address = squatter.address()
  const port = typeof address === 'object' ? address?.port : 0
  const words = refusal({ PORT: String(port) })
  squatter.close()
  expect(words).toBe(
    `Port ${port} is taken by another program: stop that, or choose another port, as in PORT=${Number(port) + 1} npm start.`,
  )
})

test('in production a missing variable is named', () => {
  expect(refusal({ NODE_ENV: 'production', PORT: '3399' })).toMatch(
    /\b[A-Z]+_[A-Z]+\b.*production|production.*\b[A-Z]+_[A-Z]+\b/i,
  )
})

test('a data folder that cannot be made is named', () => {
  // Not even root may make folders among the kernel's devices.
  const place = process.platform === 'linux' ? '/sys/zapisano' : '/zapisano'
  expect(refusal({ DATA_DIR: place, PORT: '3399' })).toMatch(/^\/z?(sys\/)?zapisano cannot be written: /)
})
