import type { DefinitionDocument } from './definition/definition.ts'

/** An event in test mode: nothing of it has to wait for an opening; everything else is as it will be. */
export function openedForTest(document: DefinitionDocument): DefinitionDocument {
  // Only openings are left out, which every window may be without.
  return withoutOpenings(document) as DefinitionDocument
}

function withoutOpenings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOpenings)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      name === 'windows' && Array.isArray(each) ? each.map(opened) : withoutOpenings(each),
    ]),
  )
}

const opened = (window: unknown) =>
  typeof window === 'object' && window !== null ? { ...window, opens: null } : window

/** When the registration of an event opens for the first time, as a local moment; null: it needs no opening. */
export function firstOpening({ windows }: Pick<DefinitionDocument, 'windows'>): string | null {
  const openings = windows.map(({ opens }) => opens)
  if (openings.length === 0 || openings.includes(null)) return null
  return openings.flatMap((opens) => opens ?? []).toSorted()[0] ?? null
}
