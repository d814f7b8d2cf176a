import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const WEB = path.join(import.meta.dirname, '../../src/web')
/** Bundles of their own (docs/map.md); the rest of `src/web` is shared by them. */
const ENTRIES = ['landing', 'create', 'site', 'panel', 'scanner', 'editor', 'dev']
const EXAMPLE = '/* .a {} */ .address .label,\n.address-line { font: 500 clamp(22px, 2vw, 2rem) / 1 serif }'

/** A stylesheet by its path under `src/web`. */
type Sheets = ReadonlyMap<string, string>

test('classes that begin a selector are found, comments are not', () => {
  expect(leadingClasses(EXAMPLE)).toEqual(['address', 'address-line'])
})

describe('a shared stylesheet and an entry never style the same class by accident', () => {
  test('the styles of an entry are found through imports of styles and of pages', async () => {
    const loaded = sharedSheetsOf('create', await readSheets(), await readPages('create'))
    expect(loaded).toEqual(
      expect.arrayContaining(['ui/base.css', 'kit/form/form.css', 'kit/form/address.css']),
    )
  })

  // An entry restyles a shared part only beneath a class of its own: `.create .option`.
  test.each(ENTRIES)('%s', async (entry) => {
    const sheets = await readSheets()
    const shared = new Set(
      sharedSheetsOf(entry, sheets, await readPages(entry)).flatMap((file) =>
        leadingClasses(sheets.get(file) ?? ''),
      ),
    )
    const own = [...sheets].filter(([file]) => file.startsWith(`${entry}/`))
    const met = own.flatMap(([file, css]) =>
      leadingClasses(css).flatMap((name) => (shared.has(name) ? [`${file}: .${name}`] : [])),
    )
    expect(met).toEqual([])
  })
})

test("type is sized in rem, so that the reader's own size has its effect", async () => {
  const sized = (css: string) => css.match(/(?<![\w-])(?:font|font-size|--t-[a-z]+):[^;}]*\dpx/g) ?? []
  expect(sized(EXAMPLE)).toHaveLength(1)
  const sheets = await readSheets()
  expect([...sheets].flatMap(([file, css]) => sized(css).map((rule) => `${file}: ${rule}`))).toEqual([])
})

async function readSheets(): Promise<Sheets> {
  const files = await Array.fromAsync(glob('**/*.css', { cwd: WEB }))
  return new Map(
    await Promise.all(
      files.map(
        async (file): Promise<[string, string]> => [file, await readFile(path.join(WEB, file), 'utf8')],
      ),
    ),
  )
}

async function readPages(entry: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(`${entry}/**/*.{ts,tsx}`, { cwd: WEB }))
  return Promise.all(files.map((file) => readFile(path.join(WEB, file), 'utf8')))
}

/** Files of `ui` and `kit` that come with an entry: named by its pages, imported by its styles, or by those. */
function sharedSheetsOf(entry: string, sheets: Sheets, pages: readonly string[]): string[] {
  const named = pages.flatMap((source) =>
    [...source.matchAll(/['"](?:#web|src\/web)\/([^'"]+\.css)['"]/g)].flatMap(([, file]) => file ?? []),
  )
  // The document of a page that is rendered in the browser brings the base (server/http/shell-page.ts).
  const reached = new Set([
    'ui/base.css',
    ...named,
    ...[...sheets.keys()].filter((file) => file.startsWith(`${entry}/`)),
  ])
  for (const file of reached) for (const next of importsOf(file, sheets)) reached.add(next)
  return [...reached].filter((file) => /^(?:ui|kit)\//.test(file))
}

const importsOf = (file: string, sheets: Sheets): string[] =>
  [...(sheets.get(file) ?? '').matchAll(/@import "(\.[^"]+)"/g)].flatMap(([, target]) =>
    target === undefined ? [] : path.posix.join(path.posix.dirname(file), target),
  )

/** Each class with which a selector begins, once. */
function leadingClasses(css: string): string[] {
  const selectors = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)
  const leading = [...selectors].flatMap(([, list]) =>
    (list ?? '').split(/,(?![^(]*\))/).flatMap((selector) => /^\s*\.([\w-]+)/.exec(selector)?.[1] ?? []),
  )
  return [...new Set(leading)]
}
