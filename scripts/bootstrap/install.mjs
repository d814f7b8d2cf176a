import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installPackages } from './npm.mjs'
import { prepareRuntime, runtimeOf } from './runtime.mjs'
import { giveTo } from './user.mjs'

const UNFINISHED = 'unfinished'

/**
 * Brings node_modules to the state of package-lock.json: nothing to do when that was done before, otherwise one
 * quiet npm run with a line before and after. An interrupted run starts afresh, one under way is
 * awaited.
 */
export async function install(root, user) {
  const folder = join(root, 'node_modules')
  const marker = join(folder, '.zapisano-installed')
  const wanted = fingerprint(root)
  await waitForAnother(marker)
  if (read(marker) === wanted && existsSync(runtimeOf(root))) return
  if (read(marker).startsWith(UNFINISHED)) rmSync(folder, { recursive: true })
  // Not recursively: on a read-only disk that reports 'no such file'.
  if (!existsSync(folder)) mkdirSync(folder)
  const started = Date.now()
  console.log('Installing packages (the first time takes about a minute) ...')
  const note = (...workers) => writeFileSync(marker, [UNFINISHED, ...workers].join(' '))
  note(process.pid)
  await installPackages(root, user, (npm) => note(process.pid, npm))
  prepareRuntime(root)
  writeFileSync(marker, wanted)
  if (user.identity.uid !== undefined) giveTo(user.identity, folder)
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

// A folder shared between two platforms needs the packages of both.
function fingerprint(root) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
}

async function waitForAnother(marker) {
  for (let announced = false; isUnderWay(read(marker)); announced = true) {
    if (!announced) console.log('Another command is installing the packages; waiting for it ...')
    await sleep(500)
  }
}

// npm may outlive the command that started it, so both are named.
function isUnderWay(state) {
  const [word, ...workers] = state.split(' ')
  return word === UNFINISHED && workers.some((pid) => isAlive(Number(pid)))
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
