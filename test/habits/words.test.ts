import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '../..')

/** Where a sentence of a face must not stand: what people read is in `src/i18n` (docs/decisions/034-sentences-lie-in-i18n.md). */
const FACES = 'src/{server,web/site}/**/*.{ts,tsx}'
const BESIDE_THE_PRODUCT = /\.(?:test|fixture)\.tsx?$/

/** Documents and invented data, which no language of the interface changes. */
const DOCUMENTS_AND_DATA = [
  'src/server/features/landing/demo-people.ts',
  'src/server/features/landing/demo-sites.ts',
  'src/server/features/landing/legal-document.ts',
  'src/server/features/landing/privacy.ts',
  'src/server/features/landing/terms.ts',
  'src/web/site/register/example-order.ts',
]

const POLISH = /[ąćęłńóśźż]/i

test('a text with Polish letters is found in strings, templates and JSX, and is no matter in a comment', () => {
  expect(polishLines("const title = 'Zgłoszenie'")).toEqual([1])
  expect(polishLines('const title = (n: string) =>\n  `Zgłoszenie {n}`')).toEqual([2])
  expect(polishLines('<p>\n  Wpłacono\n</p>')).toEqual([2])
  expect(polishLines("// 'Zgłoszenie'\n/** 'Wpłata' */\n/*\n * Zwłoka\n */\nconst a = 1 // łąka")).toEqual([])
  expect(polishLines("const a = 'https://example.org/łąka'")).toEqual([1])
})

test('the server and the pages of a site take their sentences from i18n', async () => {
  const named = new Set(DOCUMENTS_AND_DATA)
  expect((await filesWithPolish()).filter((file) => !named.has(file))).toEqual([])
})

test('no exception is named that is none', async () => {
  const found = await filesWithPolish()
  expect(DOCUMENTS_AND_DATA.filter((file) => !found.includes(file))).toEqual([])
})

async function filesWithPolish(): Promise<string[]> {
  const files = await Array.fromAsync(glob(FACES, { cwd: ROOT }))
  const product = files.filter((file) => !BESIDE_THE_PRODUCT.test(file)).sort()
  const found = await Promise.all(
    product.map(async (file) => polishLines(await readFile(path.join(ROOT, file), 'utf8')).length > 0),
  )
  return product.filter((_, index) => found[index])
}

/** The numbers of the lines with Polish letters outside comments. */
function polishLines(code: string): number[] {
  const bare = code
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '$1')
  return bare.split('\n').flatMap((line, index) => (POLISH.test(line) ? [index + 1] : []))
}
