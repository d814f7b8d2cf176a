import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createEmptyDatabase } from '#test/support/database.ts'
import { startServerProcess } from '#test/support/server-process.ts'

// What `docker compose` would do without a Docker engine: the settings that deploy/compose.yaml gives to each process,
// with the values of deploy/example.env, and the commands of the image.
const ROOT = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

interface Service {
  readonly environment: Readonly<Record<string, string>>
  readonly command?: readonly string[]
}

let services: Readonly<Record<string, Service>>
const filledIn: Record<string, string | undefined> = {
  ...parseEnv(read('deploy/example.env')),
  ...{ DATABASE_PASSWORD: 'own-er', DATABASE_WEB_PASSWORD: 'we-b', DATABASE_WORK_PASSWORD: 'wor-k' },
  ...{ SECRET_KEY: 'k'.repeat(64), GOOGLE_CLIENT_ID: 'example.apps' },
}

beforeAll(() => {
  ;({ services } = parse(read('deploy/compose.yaml'), { merge: true }))
})

/** The environment of a service, by the rules of compose: `${NAME:?}` must be given, `${NAME:-}` may be empty. */
function environmentOf(name: string): Record<string, string> {
  const given = Object.entries(services[name]?.environment ?? {})
  return Object.fromEntries(given.map(([key, text]) => [key, interpolated(text)]))
}

const interpolated = (text: string): string =>
  text.replaceAll(/\$\{(\w+):([?-])\}/g, (_, name: string, sign: string) => {
    const value = filledIn[name] ?? ''
    if (value === '' && sign === '?') throw new Error(`${name} is not in deploy/example.env`)
    return value
  })

/** With the database of this test in place of the service `database`, by the login that compose names. */
function onDatabase(environment: Record<string, string>, url: string): Record<string, string> {
  const moved = Object.entries(environment).map(([key, value]) => {
    if (!key.startsWith('DATABASE_')) return [key, value]
    const address = new URL(value)
    const { hostname, port, pathname } = new URL(url)
    Object.assign(address, { hostname, port, pathname })
    return [key, address.href]
  })
  return Object.fromEntries(moved)
}

test('the image contains only folders that are there', () => {
  const copied = [...read('deploy/Dockerfile').matchAll(/^COPY --from=build \/zapisano\/(\S+)/gm)].map(
    ([, path]) => path ?? '',
  )
  const built = ['node_modules', 'dist']
  expect(copied).toEqual(expect.arrayContaining(['src', 'scripts', 'db', ...built]))
  for (const path of copied) if (!built.includes(path)) expect(existsSync(join(ROOT, path)), path).toBe(true)
})

test('the services migrate a new database, then serve and work on it with logins that own nothing', async () => {
  await using database = await createEmptyDatabase()
  const { DATABASE_OWNER_URL: _, ...settings } = onDatabase(environmentOf('migrate'), database.url)
  const [program, ...words] = services.migrate?.command ?? []
  expect(program).toBe('node')
  const migrated = spawnSync(process.execPath, words, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...settings, DATABASE_OWNER_URL: database.url },
    encoding: 'utf8',
  })
  expect(migrated).toMatchObject({ status: 0, stderr: '' })

  for (const name of ['web', 'worker']) {
    const environment = onDatabase(environmentOf(name), database.url)
    expect(environment).toMatchObject({ NODE_ENV: 'production', RUNS: name })
    await using node = await startServerProcess(database.url, environment)
    if (name === 'web') expect((await fetch(`http://127.0.0.1:${node.port}/v1/health`)).status).toBe(200)
    expect(node.isAlive(), node.output()).toBe(true)
  }
})
