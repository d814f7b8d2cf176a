import { warningsOf } from '../lint/warnings.ts'
import { parseDefinition } from './check-definition.ts'

/** Small definitions for tests of checks: state what matters, the rest is filled in. */

const BASE = {
  schemaVersion: 3,
  title: 'Rajd',
  kind: 'other',
  dates: { start: '2026-08-05', end: '2026-08-14' },
}

/** An item for a person that everyone pays 100 zł for, unless stated otherwise. */
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

const textOf = ({ path, message }: { readonly path: string; readonly message: string }) =>
  `${path}: ${message}`.replaceAll('\u00a0', ' ')

/** 'path: sentence' of each problem, with ordinary spaces. */
export function problemsOf(part: Record<string, unknown>): string[] {
  const parsed = parseDefinition({ ...BASE, ...part })
  return parsed.ok ? [] : parsed.problems.map(textOf)
}

/** 'path: sentence' of each warning of a definition that can be published; throws when it cannot. */
export function warningsIn(part: Record<string, unknown>): string[] {
  const parsed = parseDefinition({ ...BASE, ...part })
  if (!parsed.ok) throw new Error(parsed.problems.map(textOf).join('\n'))
  return warningsOf(parsed.document).map(textOf)
}
