import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'

const MAJOR = 26

/** The product's own Node, installed from the npm registry by the package of this platform. */
export function runtimeOf(root) {
  return join(root, 'node_modules', '.bin', 'node')
}

/** Ensures that the runtime exists under its one name and runs on this machine. */
export function prepareRuntime(root) {
  link(root)
  const tried = spawnSync(runtimeOf(root), ['--version'], { encoding: 'utf8' })
  if (tried.status === 0 && tried.stdout.startsWith(`v${MAJOR}.`)) return
  const place = `${process.platform}-${process.arch}`
  throw new Failure(
    `Node ${MAJOR} for ${place} did not arrive or does not run here: run the command again; if that does not help, this kind of machine is not supported.`,
  )
}

// Packages of several platforms provide a command of this name; npm 10 then links none of them.
function link(root) {
  const path = runtimeOf(root)
  if (existsSync(path)) return
  const names = ['node', 'node-bin'].map((prefix) => `${prefix}-${process.platform}-${process.arch}`)
  const found = names.find((name) => existsSync(join(root, 'node_modules', name, 'bin', 'node')))
  if (!found) return
  rmSync(path, { force: true })
  mkdirSync(join(root, 'node_modules', '.bin'), { recursive: true })
  symlinkSync(join('..', found, 'bin', 'node'), path)
}
