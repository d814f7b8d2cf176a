import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** The snippets of the documentation by which people write events, each as the event that it is a piece of. */

const DOCS = new URL('../../docs/', import.meta.url)

type Part = Record<string, unknown>

/** What snippets leave out because it is irrelevant to them. */
export const LEFT_OUT: Readonly<Record<string, Part>> = {
  items: { name: 'Pozycja', category: 'other', per: 'person', choose: 'always' },
  pools: { name: 'Limit' },
  requirements: { message: 'Tak nie można.' },
}

/** A snippet with what every event has. */
export const filledIn = (snippet: Part): Part => ({
  schemaVersion: 3,
  title: 'Przykład',
  kind: 'other',
  dates: { start: '2026-08-05', end: null },
  ...snippet,
  ...Object.fromEntries(
    Object.entries(LEFT_OUT).flatMap(([key, rest]) => {
      const parts = snippet[key]
      return Array.isArray(parts) ? [[key, parts.map((part) => ({ ...rest, ...part }))]] : []
    }),
  ),
})

/** The snippets of a page, each with its place there, and the definition that it shows. */
export function snippetsOf(page: string): (readonly [page: string, index: number, definition: Part])[] {
  const blocks = [...readFileSync(new URL(page, DOCS), 'utf8').matchAll(/```json\n(.*?)```/gs)]
  return blocks.map(([, json = ''], index) => {
    const snippet = parts.parse(JSON.parse(json))
    const own = parts.safeParse(snippet.definition)
    return [page, index, own.success ? own.data : filledIn(snippet)] as const
  })
}

const parts = z.record(z.string(), z.unknown())
