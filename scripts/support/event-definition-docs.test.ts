import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { parseDefinition } from '#domain/event/check/check-definition.ts'
import { adjustment } from '#domain/event/definition/definition-adjustments.ts'
import { QUESTION_TYPE_NAMES } from '#domain/event/definition/definition-questions.ts'
import { factsOf } from '#domain/quote/facts.ts'
import type { ProblemCode } from '#domain/quote/quote-result.ts'
import { filledIn, LEFT_OUT, snippetsOf } from '#test/support/documented-events.ts'

/** These pages are what people write events by: their snippets must be valid, their lists complete, their links good. */
const DOCS = new URL('../../docs/', import.meta.url)
const readPage = (name: string) => readFile(new URL(name, DOCS), 'utf8')

const CORE = 'event-definition.md'
const RECIPES = 'event-recipes.md'
const REFERENCE = 'event-reference.md'
const CASES = 'cases.md'
const LINKED = [CORE, RECIPES, REFERENCE, CASES, 'changing-and-resigning.md', '../cases/README.md']

const reference = await readPage(REFERENCE)

const sectionOf = (heading: string) =>
  reference.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''

const snippets = [CORE, RECIPES, REFERENCE, CASES].flatMap(snippetsOf)

describe('every snippet is valid as it is written', () => {
  test.each(snippets)('%s, snippet %i', (_page, _index, definition) => {
    const parsed = parseDefinition(definition)
    expect(parsed.ok ? [] : parsed.problems).toEqual([])
  })
})

test('the reference lists every fact', () => {
  const parsed = parseDefinition({
    ...filledIn({}),
    groups: [{ id: 'group', name: 'G' }],
    types: [{ id: 'type', name: 'T' }],
    questions: [
      { id: 'question', of: 'person', type: 'checkboxes', label: 'Q', options: [{ id: 'a', name: 'A' }] },
    ],
    facts: [
      {
        id: 'fact',
        name: 'F',
        kind: 'class',
        values: [{ id: 'on', name: 'O', when: { fact: 'ageOn.2026-12-31', is: 3 } }],
      },
    ],
    items: [{ ...LEFT_OUT.items, id: 'item', choose: 'any', options: [{ id: 'option', name: 'O' }] }],
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const named = [...factsOf(parsed.definition).keys()].map((name) =>
    name.replace(/(?<=\.)(group|type|question|fact|item|option)\b/g, '<$1>'),
  )
  expect(named.filter((name) => !reference.includes(`\`${name}\``))).toEqual([])
})

test('the reference lists every kind of effect', () => {
  const kinds = adjustment.shape.effect.options.map(({ shape }) => shape.kind.value)
  expect(kinds.filter((kind) => !sectionOf('Adjustments').includes(`\`${kind}\``))).toEqual([])
})

test('the reference lists every type of question', () => {
  expect(QUESTION_TYPE_NAMES.filter((type) => !sectionOf('Questions').includes(`\`${type}\``))).toEqual([])
})

/** The compiler asks for every code. */
const PROBLEM_CODES: Readonly<Record<ProblemCode, true>> = {
  not_open: true,
  closed: true,
  event_full: true,
  group_full: true,
  product_full: true,
  slot_full: true,
  room_full: true,
  room_capacity: true,
  no_such_option: true,
  no_such_slot: true,
  too_young: true,
  too_old: true,
  not_eligible: true,
  guardian_must_register: true,
  adult_must_register_personally: true,
  limit_per_registrant: true,
  limit_per_person: true,
  group_too_small: true,
  invite_only: true,
  code_invalid: true,
  statement_missing: true,
  field_missing: true,
  field_invalid: true,
}

test('the reference says of every problem code where it comes from', () => {
  const section = sectionOf('Codes of problems')
  expect(Object.keys(PROBLEM_CODES).filter((code) => !section.includes(`\`${code}\``))).toEqual([])
})

/** The anchor that a heading has on the usual hosts of repositories. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))

test.each(LINKED)('%s: every link has a target', async (page) => {
  const text = await readPage(page)
  const here = new URL(page, DOCS)
  const missing: string[] = []
  for (const [, path = '', anchor] of text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)) {
    const target = path === '' ? here : new URL(path, here)
    // A folder cannot be read as a file, but it is there.
    const found = await readFile(target, 'utf8').catch((error: NodeJS.ErrnoException) =>
      error.code === 'EISDIR' ? '' : undefined,
    )
    if (found === undefined || (anchor !== undefined && !anchorsOf(found).includes(anchor)))
      missing.push(`${path}#${anchor ?? ''}`)
  }
  expect(missing).toEqual([])
})
