import { spawn, spawnSync } from 'node:child_process'
import { basename, join } from 'node:path'
import { Failure, unwritable } from './failure.mjs'
import { endGroup, onStop } from './signals.mjs'
import { giveTo } from './user.mjs'

// `install`, not `ci`: npm 11 refuses to `ci` from a lock file that lacks the packages of other platforms, and
// npm itself writes such a file where the registry does not serve them. `--no-save` takes the versions and
// checks the hashes of the lock file nevertheless, and leaves it unchanged. npm runs under a Node older than
// the product's own, hence no strict engines. Without a network the failure should come soon, hence few retries.
const INSTALL = [
  ...['install', '--no-save', '--engine-strict=false', '--include=dev', '--include=optional'],
  ...['--no-audit', '--no-fund', '--no-progress'],
]
// `--silent` of the calling command would also suppress npm's reasons.
const COMMON = ['--loglevel=error', '--fetch-timeout=30000']
const RETRIES = ['--fetch-retries=2', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=3000']
const NO_RETRIES = ['--fetch-retries=0']
const NO_NETWORK =
  /\b(ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT)\b/

/**
 * Installs all packages without any output of npm; `began(pid)` is called with npm's process. Whether the registry
 * can be reached is checked first: npm would try every package in turn, which takes minutes. Without it, the
 * packages of an earlier install may still be in npm's cache.
 * @throws Failure one sentence
 */
export async function installPackages(root, user, began) {
  const npm = npmFor(root, user)
  const asked = await run(npm, ['view', 'pg', 'version', ...COMMON, ...NO_RETRIES], began)
  const unreachable = asked.output.match(NO_NETWORK)?.[0]
  const installed = await run(
    npm,
    [...INSTALL, ...COMMON, ...(unreachable ? ['--offline', ...NO_RETRIES] : RETRIES)],
    began,
  )
  if (installed.code === 0) return
  throw unreachable ? noNetwork(unreachable) : failure(root, installed.output)
}

async function run({ command, options }, words, began) {
  const child = spawn(command[0], [...command.slice(1), ...words], options)
  if (child.pid) began(child.pid)
  const forget = onStop(() => {
    if (child.pid) endGroup(child.pid, 'SIGKILL')
    process.exit(130)
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const code = await new Promise((resolve) => child.on('error', () => resolve(null)).on('close', resolve))
  forget()
  return { code, output }
}

function npmFor(root, user) {
  const command = npmCommand()
  const shared = { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'pipe'] }
  return { command, options: { ...installer(root, user, command), ...shared } }
}

// Root's Node or npm may be where the owner of the folder cannot reach them; then root installs for them.
function installer(root, { identity, env }, [program, ...prefix]) {
  if (identity.uid === undefined) return { env }
  const reachable = spawnSync(program, [...prefix, '--version'], { ...identity, env, cwd: root }).status === 0
  if (!reachable) return {}
  giveTo(identity, join(root, 'node_modules'))
  return { ...identity, env }
}

// Under `npm start` the calling npm is named in the environment; otherwise the one in the PATH is taken.
function npmCommand() {
  const path = process.env.npm_execpath
  return path && basename(path) === 'npm-cli.js' ? [process.execPath, path] : ['npm']
}

function noNetwork(cause) {
  return new Failure(`The npm registry cannot be reached (${cause}): the first start needs the network once.`)
}

function failure(root, output) {
  const cause = output.match(NO_NETWORK)?.[0]
  if (cause) return noNetwork(cause)
  if (/\b(EACCES|EPERM|EROFS)\b/.test(output)) return new Failure(unwritable(root))
  if (/\bENOSPC\b/.test(output)) return new Failure(`The disk that holds ${root} is full.`)
  const lines = output
    .split('\n')
    .filter((line) => line.startsWith('npm error') || line.startsWith('npm ERR!'))
  const words = lines.slice(0, 2).map((line) => line.replace(/^npm (error|ERR!)/, '').trim())
  return new Failure(
    `npm could not install the packages (${words.join(', ') || 'npm does not run'}): 'npm install' shows more.`,
  )
}
