import { glob } from 'node:fs/promises'
import path from 'node:path'
import { cruise, type IViolation } from 'dependency-cruiser'
import { cruiseOptions, importRules } from '../architecture-rules.config.ts'
import { folderCycles } from './support/folder-cycles.ts'

/** Violations of the import rules under `<root>/src`. */
export interface Findings {
  readonly violations: readonly IViolation[]
  /** Folders that need each other, each as a circular path of imports: see `folderCycles`. */
  readonly cycles: readonly string[]
}

/**
 * Checks the import rules against `<root>/src`. Throws when the checker read other files than are on the disk: one that
 * reads nothing would find nothing wrong.
 */
export async function checkImports(root: string): Promise<Findings> {
  const { output } = await cruise(['src'], {
    ...cruiseOptions,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: [...importRules] },
  })
  if (typeof output === 'string') throw new Error('The checker answered with text instead of a result.')
  assertAllSeen(
    output.modules.map((module) => module.source),
    await sourceFiles(root),
  )
  const product = output.modules.filter(({ source }) => /^src\/(?!.*\.(test|fixture)\.tsx?$)/.test(source))
  const imports = product.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  )
  return { violations: output.summary.violations, cycles: folderCycles(imports) }
}

/** The TypeScript files under `<root>/src`, relative to it, with `/` between folders. */
export async function sourceFiles(root: string): Promise<string[]> {
  const files = await Array.fromAsync(glob('src/**/*.{ts,tsx}', { cwd: root }))
  return files.map((file) => file.split(path.sep).join('/')).sort()
}

/** Throws when a file of the tree is not among the modules the checker read. */
export function assertAllSeen(modules: readonly string[], files: readonly string[]): void {
  const seen = new Set(modules)
  const unseen = files.filter((file) => !seen.has(file))
  if (unseen.length > 0) {
    throw new Error(
      `The checker read ${files.length - unseen.length} of ${files.length} files under src; the first it missed: ${unseen[0]}`,
    )
  }
}

/** One line: the importing file, the imported file, why that is not allowed, and the name of the rule. */
export function describeViolation({ rule, from, to, cycle }: IViolation): string {
  const reason = importRules.find(({ name }) => name === rule.name)?.comment ?? ''
  const way = cycle ? [from, ...cycle.map(({ name }) => name)] : [...new Set([from, to])]
  return `${way.join(' → ')}: ${reason} (${rule.name})`
}

async function main(): Promise<void> {
  const root = path.join(import.meta.dirname, '..')
  const { violations, cycles } = await checkImports(root)
  for (const violation of violations) console.error(describeViolation(violation))
  for (const cycle of cycles)
    console.error(`${cycle}: folders that need each other are one folder, or share a third`)
  const broken = violations.length + cycles.length
  const files = await sourceFiles(root)
  console.log(`Import rules: ${files.length} files under src, ${broken} broken.`)
  if (broken > 0) process.exitCode = 1
}

if (import.meta.main) await main()
