import { sameValue } from '../../values/same-value.ts'
import { differenceOf } from '../difference.ts'

/**
 * Edits of a draft that several people change at once. An edit says what stood at a place and what stands there now, so
 * it is refused where somebody else has changed the same place meanwhile, and its reverse takes it back.
 */
export interface Edit {
  /** Names of fields and ids of parts from the top: ['items', 'coach', 'price']. */
  readonly path: readonly string[]
  /** What the person who edits saw there; absent where there was nothing. */
  readonly before?: unknown
  /** What is there from now on; absent where it is removed. */
  readonly after?: unknown
  /** The values are ids of the parts of a list, in their order. */
  readonly order?: true | undefined
}

export type Edited<T> =
  | { readonly ok: true; readonly value: T }
  /** Places that somebody else has changed; nothing was applied. */
  | { readonly ok: false; readonly conflicts: readonly (readonly string[])[] }

/** The edits that turn one document into the other. Values that are read as a whole are replaced as a whole. */
export function editsBetween(before: object, after: object): Edit[] {
  const values = differenceOf(before, after)
    .filter(({ kind }) => kind !== 'moved')
    .map(({ path, before, after }) => ({ path, ...present({ before, after }) }))
  return [...values, ...orderEdits([], before, after)]
}

/** What takes the edits back, to be applied to what they have made. */
export const reversed = (edits: readonly Edit[]): Edit[] =>
  edits.map(({ path, before, after, order }) => ({
    path,
    ...present({ before: after, after: before }),
    ...(order ? { order } : {}),
  }))

/**
 * Applies edits to what is there now: all of them, or none where one was made on something else than what is there.
 * The order of a list never conflicts: parts that it does not name stand behind.
 */
export function applyEdits<T extends object>(value: T, edits: readonly Edit[]): Edited<T> {
  const conflicts = edits
    .filter(({ path, before, order }) => order !== true && !sameValue(valueAt(value, path), before))
    .map(({ path }) => path)
  if (conflicts.length > 0) return { ok: false, conflicts }
  const edited = edits.reduce<unknown>((made, edit) => put(made, edit.path, edit), value)
  // Whether its shape is still that of a definition is for the schema to say: what came over the wire may be anything.
  return { ok: true, value: edited as T }
}

type Fields = Readonly<Record<string, unknown>>
type Part = Fields & { readonly id: string }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isPart = (value: unknown): value is Part => isFields(value) && typeof value.id === 'string'
const isParts = (value: unknown): value is readonly Part[] => Array.isArray(value) && value.every(isPart)
const idsOf = (parts: readonly Part[]) => parts.map(({ id }) => id)

const present = ({ before, after }: { before: unknown; after: unknown }) => ({
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
})

/** An edit for each list whose parts would otherwise end up in another order: new ones are put last. */
function orderEdits(path: readonly string[], before: unknown, after: unknown): Edit[] {
  if (isParts(before) && isParts(after)) {
    const [was, is] = [idsOf(before), idsOf(after)]
    const put = [...was.filter((id) => is.includes(id)), ...is.filter((id) => !was.includes(id))]
    const within = is.flatMap((id) => orderEdits([...path, id], partOf(before, id), partOf(after, id)))
    return sameValue(put, is) ? within : [...within, { path, before: was, after: is, order: true }]
  }
  if (!isFields(before) || !isFields(after)) return []
  return Object.keys(after).flatMap((name) => orderEdits([...path, name], before[name], after[name]))
}

const partOf = (parts: readonly Part[], id: string) => parts.find((part) => part.id === id)

/** What stands at a place; undefined where there is nothing. */
export function valueAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value
  if (isParts(value)) return valueAt(partOf(value, name), rest)
  return isFields(value) && Object.hasOwn(value, name) ? valueAt(value[name], rest) : undefined
}

function put(value: unknown, [name, ...rest]: readonly string[], edit: Edit): unknown {
  if (name === undefined) return edit.order && isParts(value) ? inOrder(value, edit.after) : edit.after
  if (isParts(value)) return putIntoParts(value, name, rest, edit)
  const fields = isFields(value) ? value : {}
  const made = put(fields[name], rest, edit)
  const { [name]: _, ...others } = fields
  return made === undefined ? others : { ...fields, [name]: made }
}

function putIntoParts(parts: readonly Part[], id: string, rest: readonly string[], edit: Edit): unknown[] {
  const made = put(partOf(parts, id), rest, edit)
  if (made === undefined) return parts.filter((part) => part.id !== id)
  if (partOf(parts, id) === undefined) return [...parts, made]
  return parts.map((part) => (part.id === id ? made : part))
}

/** The named ones in their order, the others behind them. */
function inOrder(parts: readonly Part[], order: unknown): readonly Part[] {
  if (!Array.isArray(order)) return parts
  const named = order.flatMap((id) => (typeof id === 'string' ? (partOf(parts, id) ?? []) : []))
  return [...named, ...parts.filter((part) => !named.includes(part))]
}
