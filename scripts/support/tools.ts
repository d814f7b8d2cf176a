import { spawn } from 'node:child_process'
import { join } from 'node:path'

// The programs of the packages in use, by the file that Node runs: links in .bin are npm's business.
const TOOLS = {
  tsc: 'typescript/bin/tsc',
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
}

/** The result of a tool: its exit code (1 when it was killed), and all its output unless it was shown. */
export type ToolResult = { code: number; output: string }

type ToolOptions = { stop: AbortSignal; env?: Record<string, string>; show?: boolean }

/** Runs a package's program under this Node, in the project's folder; aborting `stop` ends it. */
export function runTool(
  tool: keyof typeof TOOLS,
  words: string[],
  options: ToolOptions,
): Promise<ToolResult> {
  return runNode([join('node_modules', TOOLS[tool]), ...words], options)
}

/** The same for a program of the project itself. */
export function runNode(words: string[], { stop, env, show }: ToolOptions): Promise<ToolResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, words, {
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      signal: stop,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.on('error', (error) => {
      output += error.message
    })
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
