import { parseDefinition } from './check-definition.ts'
import { warningsOf } from './warnings.ts'

/** Small definitions for tests of checks: say what matters, the rest stands. */

const BASE = {
  schemaVersion: 2,
  title: 'Rajd',
  kind: 'other',
  dates: { start: '2026-08-05', end: '2026-08-14' },
}

/** An item for a person that everybody pays 100 zł for, unless said otherwise. */
export const item = (part: Record<string, unknown> = {}) => ({
  id: 'fee',
  name: 'Udział',
  category: 'participation',
  legalKind: 'participation',
  per: 'person',
  choose: 'always',
  price: 10000,
  ...part,
})

export const POOL = { id: 'seats', name: 'Miejsca', capacity: 10, refusal: 'product_full' }

const say = ({ path, message }: { readonly path: string; readonly message: string }) =>
  `${path}: ${message}`.replaceAll('\u00a0', ' ')

/** 'path: sentence' of each problem, with ordinary spaces. */
export function problemsOf(part: Record<string, unknown>): string[] {
  const parsed = parseDefinition({ ...BASE, ...part })
  return parsed.ok ? [] : parsed.problems.map(say)
}

/** 'path: sentence' of each warning of a definition that can be published; throws when it cannot. */
export function warningsIn(part: Record<string, unknown>): string[] {
  const parsed = parseDefinition({ ...BASE, ...part })
  if (!parsed.ok) throw new Error(parsed.problems.map(say).join('\n'))
  return warningsOf(parsed.definition).map(say)
}
