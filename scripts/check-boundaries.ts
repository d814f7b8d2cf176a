import { glob } from 'node:fs/promises'
import path from 'node:path'
import { cruise, type IViolation } from 'dependency-cruiser'
import { cruiseOptions, importRules } from '../architecture-rules.config.ts'

/**
 * Holds the import rules against `<root>/src` and answers with what breaks them. Throws when the checker
 * read other files than lie on the disk: one that sees nothing would find nothing wrong.
 */
export async function findViolations(root: string): Promise<readonly IViolation[]> {
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
  return output.summary.violations
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

/** One line: who imports whom, why that is not allowed, and the name of the rule. */
export function describeViolation({ rule, from, to, cycle }: IViolation): string {
  const reason = importRules.find(({ name }) => name === rule.name)?.comment ?? ''
  const way = cycle ? [from, ...cycle.map(({ name }) => name)] : [...new Set([from, to])]
  return `${way.join(' → ')}: ${reason} (${rule.name})`
}

async function main(): Promise<void> {
  const root = path.join(import.meta.dirname, '..')
  const violations = await findViolations(root)
  for (const violation of violations) console.error(describeViolation(violation))
  const files = await sourceFiles(root)
  console.log(`Import rules: ${files.length} files under src, ${violations.length} broken.`)
  if (violations.length > 0) process.exitCode = 1
}

if (import.meta.main) await main()
