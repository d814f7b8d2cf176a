import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { compileDefinition } from '../../../quote/compile.ts'
import { quote } from '../../../quote/quote.ts'
import type { Quote } from '../../../quote/quote-result.ts'
import { registrationDraftSchema } from '../../../registration/draft.ts'
import { parseDefinition } from '../../check/check-definition.ts'

/**
 * Golden quotes: definitions of earlier versions, and the results of the rules of that time for drafts. The quotes were
 * written by the program that read that version, so a definition raised from it has to cost the same for ever. Not to be
 * edited.
 */
interface Golden {
  readonly definition: unknown
  readonly samples: readonly {
    readonly name: string
    readonly at: string
    readonly free?: Readonly<Record<string, number>>
    readonly facts?: {
      readonly channel: 'online' | 'office'
      readonly free: Readonly<Record<string, number>>
      readonly invite?: string | null
    }
    readonly draft: unknown
    readonly quote: unknown
  }[]
}

const HOME = new URL('golden/', import.meta.url)
const files = (
  await Promise.all(
    [1, 2].map(async (version) =>
      (await readdir(new URL(`version-${version}/`, HOME))).map((file) => ({ version, file })),
    ),
  )
).flat()

const summaryOf = ({ total, lines, due, claims, problems }: Quote) => ({
  total,
  lines: lines.map((line) =>
    [
      line.person ?? '-',
      line.item,
      line.option ?? '-',
      line.quantity,
      line.amount,
      'of',
      line.listAmount,
    ].join(' '),
  ),
  due: due.map(({ name, amount, until }) => `${name}: ${amount} ${until ?? '-'}`),
  claims: claims.map(({ pool, units }) => `${pool} ${units}`),
  problems: problems.map(({ code, person, where }) => [code, person ?? '-', where ?? '-'].join(' ')),
})

test.each([
  [1, 6],
  [2, 29],
])('of version %i there are %i definitions with golden quotes', (version, count) => {
  expect(files.filter((each) => each.version === version)).toHaveLength(count)
})

describe.each(files)('version $version, $file', async ({ version, file }) => {
  const golden: Golden = JSON.parse(await readFile(new URL(`version-${version}/${file}`, HOME), 'utf8'))
  const parsed = parseDefinition(golden.definition)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const compiled = compileDefinition(parsed.definition)

  test('is raised to the current version', () => {
    expect(golden.definition).toMatchObject({ schemaVersion: version })
    expect(parsed.definition.schemaVersion).toBe(3)
  })

  test.each(golden.samples.map((sample) => [sample.name, sample] as const))('%s', (_, sample) => {
    const now = Temporal.PlainDateTime.from(sample.at)
    const facts = sample.facts ?? { channel: 'online' as const, free: sample.free ?? {} }
    const got = quote(compiled, registrationDraftSchema.parse(sample.draft), { now, facts })
    expect(summaryOf(got)).toEqual(sample.quote)
  })
})

test('raising twice changes nothing more', () => {
  const old = {
    schemaVersion: 1,
    title: 'Rajd',
    kind: 'other',
    dates: { start: null, end: null },
    items: [],
    plan: [],
  }
  const parsed = parseDefinition({ ...old, plan: [{ name: 'Całość', amount: 'rest', due: { on: null } }] })
  expect(parsed.ok && parseDefinition(parsed.definition)).toEqual(parsed)
})
