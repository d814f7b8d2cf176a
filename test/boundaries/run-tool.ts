import { execFile } from 'node:child_process'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../..')

/**
 * Runs a program of `node_modules` (its path there) with the Node that runs the test, and returns what it
 * printed. Its exit code is ignored: these programs run on fixtures that they must refuse.
 */
export function runTool(program: string, args: readonly string[], cwd: string = ROOT): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(ROOT, 'node_modules', program), ...args], { cwd }, (_, stdout) =>
      resolve(stdout),
    )
  })
}
