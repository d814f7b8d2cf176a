import { runNode, runTool, type ToolResult } from './tools.ts'

/** Something that passes (exit code 0) or fails as a whole. */
export type Check = { name: string; run: (stop: AbortSignal) => Promise<ToolResult> }

/** What `npm test` checks before it runs the tests, in this order. */
export const checks: readonly Check[] = [
  { name: 'types', run: (stop) => runTool('tsc', ['-p', '.'], { stop }) },
  { name: 'types of the domain', run: (stop) => runTool('tsc', ['-p', 'src/domain'], { stop }) },
  { name: 'lint', run: (stop) => runTool('biome', ['check', '.'], { stop }) },
  { name: 'import rules', run: (stop) => runNode(['scripts/check-boundaries.ts'], { stop }) },
  { name: 'dead code', run: (stop) => runTool('knip', ['--no-progress'], { stop }) },
]
