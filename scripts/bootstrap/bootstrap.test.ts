import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

// A minimal project with the real bootstrap: one dependency, one command.
const SCRIPTS = join(import.meta.dirname, '..')
const HELLO = `
  if (process.argv[2] === 'wait') {
    setInterval(() => undefined, 1000)
    process.on('SIGTERM', () => { console.log('asked'); process.exit(7) })
    process.on('disconnect', () => { console.log('alone'); process.exit(8) })
  }
  process.exitCode = Number(process.argv[2]) || 0
  console.log('hello', process.argv.slice(2).join(','))
`
const LOCK = { name: 'tiny', lockfileVersion: 3, packages: { '': { dependencies: { tiny: '1.0.0' } } } }

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zapisano bootstrap '))
  chmodSync(root, 0o755)
  cpSync(join(SCRIPTS, 'bootstrap.mjs'), join(root, 'scripts', 'bootstrap.mjs'))
  cpSync(join(SCRIPTS, 'bootstrap'), join(root, 'scripts', 'bootstrap'), { recursive: true })
  writeFileSync(join(root, 'scripts', 'hello.ts'), HELLO)
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ type: 'module', dependencies: { tiny: '1.0.0' } }),
  )
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(LOCK))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

/** As if everything had been installed before, with this Node as the product's own. */
function pretendInstalled(): void {
  mkdirSync(join(root, 'node_modules', '.bin'), { recursive: true })
  symlinkSync(process.execPath, join(root, 'node_modules', '.bin', 'node'))
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  const fingerprint = hash.update(`${process.platform}-${process.arch}`).digest('hex')
  writeFileSync(join(root, 'node_modules', '.zapisano-installed'), fingerprint)
}

const bootstrap = () => join(root, 'scripts', 'bootstrap.mjs')

function run(words: string[], options: { uid?: number; env?: Record<string, string> } = {}) {
  const env = { PATH: process.env.PATH, HOME: root, ...options.env }
  return spawnSync(process.execPath, [bootstrap(), ...words], {
    ...options,
    env,
    cwd: root,
    encoding: 'utf8',
  })
}

/** One line, no stack. */
function expectSentence(text: string, pattern: RegExp): void {
  expect(text.trim()).toMatch(pattern)
  expect(text.trim().split('\n')).toHaveLength(1)
}

test('arguments and exit code are passed through', () => {
  pretendInstalled()
  const { stdout, status } = run(['hello', '3', 'ą ż'])
  expect([stdout, status]).toEqual(['hello 3,ą ż\n', 3])
})

test('an unknown command is answered with the known ones', () => {
  const { stderr, status } = run(['helo'])
  expectSentence(stderr, /^There is no command 'helo'. Known: hello\.$/)
  expect(status).toBe(1)
})

test('an old Node is refused', () => {
  const old = `Object.defineProperty(process.versions, 'node', { value: '18.19.1' }); await import(${JSON.stringify(bootstrap())})`
  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', old], {
    encoding: 'utf8',
  })
  expectSentence(stderr, /^Zapisano needs Node 20 or newer to start; this is Node 18\.19\.1\.$/)
  expect(status).toBe(1)
})

test('without a network the first install reports it, and leaves nothing that looks installed', () => {
  const { stderr, status } = run(['hello'], { env: { npm_config_registry: 'http://127.0.0.1:9' } })
  expectSentence(stderr, /^The npm registry cannot be reached \(ECONNREFUSED\): .*\.$/)
  expect(status).toBe(1)
  expect(readFileSync(join(root, 'node_modules', '.zapisano-installed'), 'utf8')).toMatch(/^unfinished/)
})

test('the remains of an interrupted install are removed before the next one', () => {
  mkdirSync(join(root, 'node_modules', 'half'), { recursive: true })
  writeFileSync(join(root, 'node_modules', '.zapisano-installed'), 'unfinished 999999999')
  run(['hello'], { env: { npm_config_registry: 'http://127.0.0.1:9' } })
  expect(existsSync(join(root, 'node_modules', 'half'))).toBe(false)
})

test('a folder that cannot be written is named', () => {
  chmodSync(root, 0o555)
  // Root may write anywhere, so it takes an identity without access to the folder.
  const { stderr, status } = run(['hello'], process.geteuid?.() === 0 ? { uid: 65_534 } : {})
  chmodSync(root, 0o755)
  expectSentence(
    stderr,
    /node_modules cannot be written: the folder is read-only or belongs to another user\./,
  )
  expect(status).toBe(1)
})

test('a request to stop is passed on', async () => {
  pretendInstalled()
  const child = spawn(process.execPath, [bootstrap(), 'hello', 'wait'], { cwd: root })
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([7, null])
})

test('a command is notified that its bootstrap was killed', async () => {
  pretendInstalled()
  const child = spawn(process.execPath, [bootstrap(), 'hello', 'wait'], { cwd: root })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'close')
  expect(output).toBe('hello wait\nalone\n')
})
