import { describe, expect, test } from 'vitest'
import { compiled, item } from '../../quote/quote.fixture.ts'
import { parseDefinition } from './check-definition.ts'
import { definitionOfFile, exportDefinition, readDefinitionText } from './definition-file.ts'

const { definition } = compiled({ items: [item({ price: 500 })] })

describe('a file of an event', () => {
  test('names its format, and contains nothing but the definition', () => {
    const file = exportDefinition(definition)
    expect(Object.keys(file)).toEqual(['format', 'schemaVersion', 'definition'])
    expect(file).toMatchObject({ format: 'zapisano-event', schemaVersion: 3 })
  })

  test('comes back unchanged, also from a definition without a file', () => {
    const read = readDefinitionText(JSON.stringify(exportDefinition(definition), null, 2))
    expect(read).toMatchObject({ ok: true, document: definition })
    expect(definitionOfFile(definition)).toBe(definition)
  })

  test('of an earlier version is raised', () => {
    const old = { schemaVersion: 1, title: 'Rajd', kind: 'other', dates: { start: null, end: null } }
    const read = readDefinitionText(
      JSON.stringify({ format: 'zapisano-event', schemaVersion: 1, definition: old }),
    )
    expect(read.ok && read.definition.schemaVersion).toBe(3)
  })
})

describe('an unreadable file is explained', () => {
  const problemsOf = (text: string) => {
    const read = readDefinitionText(text)
    return read.ok ? [] : read.problems.map(({ code, values }) => ({ code, values }))
  }

  test.each([
    ['', { code: 'file_unreadable', values: { looks: 'empty' } }],
    ['<!doctype html>', { code: 'file_unreadable', values: { looks: 'web-page' } }],
    ['{"title": ', { code: 'file_unreadable', values: { looks: 'other' } }],
    ['[]', { code: 'value_of_other_kind', values: { kinds: ['object'], hint: null } }],
    ['null', { code: 'value_of_other_kind', values: { kinds: ['object'], hint: null } }],
  ])('%s', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem])
  })

  test('circular data, or data deeper than anyone can read', () => {
    const circular: Record<string, unknown> = { ...definition }
    circular.page = circular
    const refusal = {
      ok: false,
      problems: [{ path: '', code: 'document_too_deep', values: { most: 100 } }],
    }
    expect(parseDefinition(circular)).toEqual(refusal)
    let when: unknown = { fact: 'age', is: 3 }
    for (let level = 0; level < 20_000; level += 1) when = { not: when }
    expect(parseDefinition({ ...definition, items: [item({ when })] })).toEqual(refusal)
    expect(parseDefinition({ ...definition, title: 10n })).toEqual({
      ok: false,
      problems: [{ path: '', code: 'document_circular' }],
    })
  })
})
