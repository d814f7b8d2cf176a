import { sameValue } from '../values/same-value.ts'
import type { EventDefinition } from './definition/definition.ts'

/** One difference between two versions of a definition. */
export interface Difference {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved'
  /** Names of fields and ids of parts from the top: ['items', 'coach', 'options', 'kielce', 'price']. */
  readonly path: readonly string[]
  /** The previous value; undefined where it is new. For moved parts the ids in their order. */
  readonly before: unknown
  readonly after: unknown
}

/** Values that are read as a unit: conditions, prices, effects, terms. Half of one has no meaning. */
const WHOLE = new Set(['when', 'must', 'for', 'may', 'among', 'price', 'effect', 'amount', 'due', 'until'])

/**
 * How `after` differs from `before`, in the order of the definition. Parts are the same part when they have the same
 * id, wherever they are; a changed order of those that stay is reported once.
 */
export function differenceOf(before: object, after: object): Difference[] {
  return compare([], before, after)
}

function compare(path: readonly string[], before: unknown, after: unknown): Difference[] {
  if (sameValue(before, after)) return []
  if (before === undefined) return [{ kind: 'added', path, before, after }]
  if (after === undefined) return [{ kind: 'removed', path, before, after }]
  if (isWhole(path)) return [{ kind: 'changed', path, before, after }]
  if (isParts(before) && isParts(after)) return compareParts(path, before, after)
  if (!isFields(before) || !isFields(after)) return [{ kind: 'changed', path, before, after }]
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) => compare([...path, name], before[name], after[name]))
}

const isWhole = (path: readonly string[]) => WHOLE.has(path.at(-1) ?? '')

type Fields = Readonly<Record<string, unknown>>
type Part = Fields & { readonly id: string }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPart = (value: unknown): value is Part => isFields(value) && typeof value.id === 'string'

const isParts = (value: unknown): value is readonly Part[] => Array.isArray(value) && value.every(isPart)

function compareParts(
  path: readonly string[],
  before: readonly Part[],
  after: readonly Part[],
): Difference[] {
  const ids = (parts: readonly Part[]) => parts.map(({ id }) => id)
  const [was, is] = [ids(before), ids(after)]
  const all = [...is, ...was.filter((id) => !is.includes(id))]
  const each = all.flatMap((id) =>
    compare(
      [...path, id],
      before.find((part) => part.id === id),
      after.find((part) => part.id === id),
    ),
  )
  const [stayed, stays] = [was.filter((id) => is.includes(id)), is.filter((id) => was.includes(id))]
  return sameValue(stayed, stays) ? each : [...each, { kind: 'moved', path, before: stayed, after: stays }]
}

type Step = Pick<Difference, 'kind' | 'path' | 'after'>

/** The definition with some of its differences already applied: the remaining ones are left. New parts come last. */
export function withDifferences(before: EventDefinition, made: readonly Step[]): EventDefinition {
  // Each step inserts what another definition has at the same path, so the shape stays valid.
  return made.reduce<unknown>((value, step) => put(value, step.path, step), before) as EventDefinition
}

function put(value: unknown, path: readonly string[], step: Step): unknown {
  const [name, ...rest] = path
  if (name === undefined) return step.kind === 'moved' ? inOrder(value, step.after) : step.after
  if (isParts(value)) return putIntoParts(value, name, rest, step)
  const fields = isFields(value) ? value : {}
  const made = put(fields[name], rest, step)
  const { [name]: _, ...others } = fields
  return made === undefined ? others : { ...fields, [name]: made }
}

function putIntoParts(parts: readonly Part[], id: string, rest: readonly string[], step: Step): unknown[] {
  if (rest.length === 0 && step.kind === 'added') return [...parts, step.after]
  if (rest.length === 0 && step.kind === 'removed') return parts.filter((part) => part.id !== id)
  return parts.map((part) => (part.id === id ? put(part, rest, step) : part))
}

/** The named ones in their new order, the others after them. */
function inOrder(value: unknown, order: unknown): unknown {
  if (!isParts(value) || !Array.isArray(order)) return value
  const named = order.flatMap((id) => value.find((part) => part.id === id) ?? [])
  return [...named, ...value.filter((part) => !named.includes(part))]
}
