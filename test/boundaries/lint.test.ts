import { cp, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import settings from '../../biome.json' with { type: 'json' }
import { markedLines } from './marked-lines.ts'
import { runTool } from './run-tool.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const FIXTURE = path.join(import.meta.dirname, 'fixture/lint')

/** `file:line rule` and the linter's message, for everything it rejects in the fixture. */
let refusals: readonly { readonly place: string; readonly words: string }[] = []
let project: string

// The fixture is copied into a folder of its own with the project's settings, which exclude its original place.
beforeAll(async () => {
  project = await realpath(await mkdtemp(path.join(tmpdir(), 'lint-')))
  await cp(FIXTURE, project, { recursive: true })
  for (const file of ['biome.json', 'domain-purity.grit'])
    await cp(path.join(ROOT, file), path.join(project, file))
  const args = [
    '--vcs-enabled=false',
    '--max-diagnostics=none',
    '--diagnostic-level=error',
    '--reporter=github',
  ]
  const output = await runTool('@biomejs/biome/bin/biome', ['lint', ...args, '.'], project)
  const lines = output.matchAll(/^::error title=(?:lint\/\w+\/)?(\w+),file=(.+?),line=(\d+),.*?::(.*)$/gm)
  refusals = [...lines].map(([, rule, file = '', line, words = '']) => ({
    place: `${path.relative(project, file)}:${line} ${rule}`,
    words,
  }))
})
afterAll(() => rm(project, { recursive: true }))

describe('lint', () => {
  test('each forbidden construct is rejected at its line, and nothing else is', async () => {
    expect(refusals.map(({ place }) => place).sort()).toEqual(await markedLines(FIXTURE))
  })

  test('each rule that the settings name has a fixture', async () => {
    const groups = [settings, ...settings.overrides].flatMap(({ linter: { rules } }) => Object.values(rules))
    const named = groups.flatMap((group) => (typeof group === 'string' ? [] : Object.keys(group)))
    const proven = (await markedLines(FIXTURE)).map((mark) => mark.split(' ')[1])
    expect(proven).toEqual(expect.arrayContaining(named))
  })

  test('each global that the domain may not use has a fixture', () => {
    const denied = settings.overrides.flatMap(({ linter: { rules } }) =>
      Object.keys(rules.style.noRestrictedGlobals?.options.deniedGlobals ?? {}),
    )
    const refused = refusals.map(({ words }) => /global variable (\w+)/.exec(words)?.[1])
    expect(denied).toContain('Date')
    expect(refused).toEqual(expect.arrayContaining(denied))
  })
})
