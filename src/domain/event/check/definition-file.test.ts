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

describe('an unreadable file is explained in words', () => {
  const problemsOf = (text: string) => {
    const read = readDefinitionText(text)
    return read.ok ? [] : read.problems.map(({ message }) => message)
  }

  test.each([
    ['', 'Tego pliku nie można odczytać: to nie jest JSON. Plik jest pusty.'],
    ['<!doctype html>', 'Tego pliku nie można odczytać: to nie jest JSON. Wygląda na stronę internetową.'],
    ['{"title": ', 'Tego pliku nie można odczytać: to nie jest JSON.'],
    ['[]', 'Tu potrzeba: obiekt.'],
    ['null', 'Tu potrzeba: obiekt.'],
  ])('%s', (text, message) => {
    expect(problemsOf(text)).toEqual([message])
  })

  test('circular data, or data deeper than anyone can read', () => {
    const circular: Record<string, unknown> = { ...definition }
    circular.page = circular
    const refusal = {
      ok: false,
      problems: [{ path: '', message: 'Zasady są zagnieżdżone zbyt głęboko: najwyżej 100 poziomów.' }],
    }
    expect(parseDefinition(circular)).toEqual(refusal)
    let when: unknown = { fact: 'age', is: 3 }
    for (let level = 0; level < 20_000; level += 1) when = { not: when }
    expect(parseDefinition({ ...definition, items: [item({ when })] })).toEqual(refusal)
    expect(parseDefinition({ ...definition, title: 10n })).toEqual({
      ok: false,
      problems: [{ path: '', message: 'Tego opisu wydarzenia nie można zapisać jako JSON.' }],
    })
  })
})
