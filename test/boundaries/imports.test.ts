import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { IViolation } from 'dependency-cruiser'
import { describe, expect, test } from 'vitest'
import { importRules } from '../../architecture-rules.config.ts'
import {
  assertAllSeen,
  checkImports,
  describeViolation,
  sourceFiles,
} from '../../scripts/check-boundaries.ts'

/** A small project; a file that breaks a rule declares it in its first line, all others are correct. */
const FIXTURE = path.join(import.meta.dirname, 'fixture/imports')

async function brokenOnPurpose(): Promise<string[]> {
  const files = await sourceFiles(FIXTURE)
  const marked = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(FIXTURE, file), 'utf8')
      const rule = /^\/\/ breaks: (\S+)$/m.exec(text)?.[1]
      return rule === undefined ? [] : [`${rule}: ${file}`]
    }),
  )
  return marked.flat().sort()
}

/** A cycle is reported for each of its files. */
const findingsOf = ({ rule, from, cycle }: IViolation): string[] =>
  (cycle?.map(({ name }) => name) ?? [from]).map((file) => `${rule.name}: ${file}`)

describe('import rules', () => {
  test('each rule fires on the files that break it, and nowhere else', async () => {
    const { violations } = await checkImports(FIXTURE)
    expect(violations.flatMap(findingsOf).sort()).toEqual(await brokenOnPurpose())
  })

  test('each rule has a fixture, and each fixture a rule', async () => {
    const proven = new Set((await brokenOnPurpose()).map((line) => line.split(':')[0]))
    expect([...proven].sort()).toEqual(importRules.map(({ name }) => name).sort())
  })

  test('a broken rule is reported in one line with its reason', async () => {
    const lines = (await checkImports(FIXTURE)).violations.map(describeViolation)
    expect(lines).toContain(
      'src/web/ui/price.tsx → src/domain/money/zero.ts: primitives know nothing of events (ui-knows-nothing)',
    )
    expect(lines).toContain(
      'src/server/http/forgotten.ts: nobody imports it and it imports nobody: is it still needed? (no-orphans)',
    )
    expect(lines.find((line) => line.includes('no-cycles'))).toMatch(
      /^src\/domain\/money\/(add|zero)\.ts → \S+ → \S+: files that need each other/,
    )
  })

  test('the product has no cycle of folders', async () => {
    expect((await checkImports(path.join(import.meta.dirname, '../..'))).cycles).toEqual([])
  })

  test('a checker that misses a file reports it', () => {
    expect(() => assertAllSeen([], ['src/server/main.ts'])).toThrow(
      'The checker read 0 of 1 files under src; the first it missed: src/server/main.ts',
    )
    expect(() => assertAllSeen(['src/a.ts', 'react'], ['src/a.ts'])).not.toThrow()
  })
})
