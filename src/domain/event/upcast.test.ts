import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { compileDefinition } from '../quote/compile.ts'
import { quote } from '../quote/quote.ts'
import type { Quote } from '../quote/quote-result.ts'
import { registrationDraftSchema } from '../registration/draft.ts'
import { parseDefinition } from './check-definition.ts'

/**
 * Golden quotes: definitions of version 1, and what the rules of their time said to drafts. The quotes were written
 * down by the program that read version 1, so what is raised from it has to cost the same for ever. Not to be edited.
 */
interface Golden {
  readonly definition: unknown
  readonly samples: readonly {
    readonly name: string
    readonly at: string
    readonly free?: Readonly<Record<string, number>>
    readonly draft: unknown
    readonly quote: unknown
  }[]
}

const HOME = new URL('golden/', import.meta.url)
const files = (await readdir(HOME)).sort()

const told = ({ total, lines, due, claims, problems }: Quote) => ({
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

test('there are golden quotes of version 1', () => {
  expect(files).toEqual([
    'camp.json',
    'choir.json',
    'password.json',
    'run.json',
    'walk.json',
    'winter-camp.json',
  ])
})

describe.each(files)('%s', async (file) => {
  const golden: Golden = JSON.parse(await readFile(new URL(file, HOME), 'utf8'))
  const parsed = parseDefinition(golden.definition)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const compiled = compileDefinition(parsed.definition)

  test('is raised to the version of today', () => {
    expect(golden.definition).toMatchObject({ schemaVersion: 1 })
    expect(parsed.definition.schemaVersion).toBe(2)
  })

  test.each(golden.samples.map((sample) => [sample.name, sample] as const))('%s', (_, sample) => {
    const now = Temporal.PlainDateTime.from(sample.at)
    const facts = { channel: 'online' as const, free: sample.free ?? {} }
    const got = quote(compiled, registrationDraftSchema.parse(sample.draft), { now, facts })
    expect(told(got)).toEqual(sample.quote)
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
