import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ValuedCode } from '#domain/event/definition/problem.ts'
import { DOCUMENT_SENTENCES } from '#i18n/pl/definition-problems/document-sentence.ts'
import { PANEL_SENTENCES } from '#i18n/pl/definition-problems/panel-sentence.ts'
import type { Sentences, ValuedSentences } from '#i18n/pl/definition-problems/shared/sentences.ts'
import { ID, SAMPLES } from '#test/support/every-problem.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

/** The codes that the tables of problems name, as they stand in the source. */
async function codesOfTables(): Promise<string[]> {
  const files = await Array.fromAsync(glob('src/domain/event/problems/*.ts', { cwd: ROOT }))
  const sources = await Promise.all(files.map((file) => readFile(path.join(ROOT, file), 'utf8')))
  const tables = sources.flatMap((source) => source.match(/interface \w+Problems \{[\s\S]*?\n\}/g) ?? [])
  return tables.flatMap((table) => [...table.matchAll(/^ {2}(\w+): /gm)].map(([, code = '']) => code))
}

/** Every sentence that a face can say, with its code; one for each kind of values. */
function sentencesOf(face: Sentences): { readonly code: string; readonly sentence: string }[] {
  const valued = Object.keys(SAMPLES).filter((code): code is ValuedCode => code in SAMPLES)
  const plainOnes = Object.entries(face).flatMap(([code, sentence]) =>
    typeof sentence === 'string' ? [{ code, sentence }] : [],
  )
  return [...plainOnes, ...valued.flatMap((code) => valuedSentences(face, code))]
}

const valuedSentences = <Code extends ValuedCode>(face: ValuedSentences, code: Code) =>
  SAMPLES[code].map((values) => ({ code, sentence: face[code](values) }))

const FACES = { panel: PANEL_SENTENCES, document: DOCUMENT_SENTENCES }

describe.each(['panel', 'document'] as const)('the %s', (face) => {
  test('has a sentence for every code, and for no other', async () => {
    const codes = await codesOfTables()
    expect(codes.length).toBeGreaterThan(150)
    expect(Object.keys(FACES[face]).sort()).toEqual(codes.sort())
    const said = new Set(sentencesOf(FACES[face]).map(({ code }) => code))
    expect(codes.filter((code) => !said.has(code))).toEqual([])
  })

  test('says whole sentences', () => {
    const odd = sentencesOf(FACES[face]).filter(
      ({ sentence }) => !/^[„\p{Lu}].*[.?]$/u.test(sentence) || /undefined|\[object|NaN|null/.test(sentence),
    )
    expect(odd).toEqual([])
  })
})

/** Words of the document that are words of Polish too. */
const ALSO_POLISH = new Set(['to', 'limit', 'vat'])

test('no sentence of the panel says a word of the document, an id or grosze', async () => {
  const words = await vocabulary()
  expect(words.size).toBeGreaterThan(150)
  const outsideNames = (sentence: string) => sentence.replaceAll(/„[^”]*”/g, '')
  const strange = sentencesOf(PANEL_SENTENCES).flatMap(({ code, sentence }) => {
    const said = outsideNames(sentence).match(/[\p{L}\p{N}_-]+/gu) ?? []
    const found = said.filter((word) => words.has(word) && !ALSO_POLISH.has(word.toLowerCase()))
    const isOfEngineers = /grosz|JSON|[{}<>]/i.test(sentence) || sentence.includes(ID)
    return found.length > 0 || isOfEngineers ? [`${code}: ${sentence}`] : []
  })
  expect(strange).toEqual([])
})

test('the words of the document are found where they stand', async () => {
  const words = await vocabulary()
  const said = sentencesOf(DOCUMENT_SENTENCES).filter(({ sentence }) =>
    sentence.match(/\w+/g)?.some((word) => words.has(word) && !ALSO_POLISH.has(word.toLowerCase())),
  )
  expect(said.map(({ code }) => code)).toEqual(
    expect.arrayContaining([
      'codes_taken_by_none',
      'codes_unwanted',
      'part_of_free_people',
      'fields_unknown',
    ]),
  )
})

/** The names of all fields of the document, in both spellings of their first letter. */
async function vocabulary(): Promise<ReadonlySet<string>> {
  const schema: unknown = JSON.parse(
    await readFile(path.join(ROOT, 'docs/event-definition.schema.json'), 'utf8'),
  )
  const keys = fieldsIn(schema)
  return new Set(keys.flatMap((key) => [key, key.charAt(0).toUpperCase() + key.slice(1), key.toUpperCase()]))
}

function fieldsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, part]) => [
    ...(key === 'properties' && typeof part === 'object' && part !== null ? Object.keys(part) : []),
    ...fieldsIn(part),
  ])
}

test.each([
  [
    'what is not there any more has no id',
    'part_gone',
    'Grupa: nie ma już „Czerwona”. Dotychczasowe zgłoszenia zostają przy swojej wersji zasad.',
  ],
  [
    'an amount that is too small is an amount',
    'amount_looks_like_zloty',
    'To tylko 1,80 zł. Sprawdź, czy przecinek stoi dobrze.',
  ],
  [
    'a limit is the one that the organiser has named',
    'claim_too_large',
    'To się nigdy nie zmieści: zajmuje naraz 12 miejsc, a limit „Miejsca” to 10.',
  ],
  [
    'a reason follows a colon',
    'rule_never_applies',
    'To nigdy nie zadziała: zapisy zaczynają się 1 marca 2026.',
  ],
  [
    'a part has the days of those whom it concerns',
    'part_before_previous',
    'Przy zapisie od 1 marca 2026 i do 1 kwietnia 2026 ta część jest płatna wcześniej niż część przed nią. Obie będą wtedy płatne w terminie tamtej.',
  ],
])('%s', (_, code, sentence) => {
  const said = sentencesOf(PANEL_SENTENCES).filter((each) => each.code === code)
  expect(said.map((each) => plain(each.sentence))).toContain(sentence)
})
