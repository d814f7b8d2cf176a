import { isCondition } from '../../definition/canonical.ts'
import type { Amounts } from '../../definition/definition-base.ts'
import type { Gone } from './gone.ts'
import { ALWAYS, simplified } from './simplify.ts'

/**
 * A part of a document without what is gone. Where a rule speaks of nothing else any more, the rule itself is gone:
 * undefined. Where it never applied to what is left, it stays as it was.
 */
export function swept(part: unknown, gone: Gone): unknown {
  if (Array.isArray(part)) return part.flatMap((each) => keptOf(swept(each, gone)))
  if (!isRecord(part)) return part
  if (isTable(part)) return sweptTable(part, gone)
  const entries: (readonly [string, unknown])[] = []
  for (const [key, value] of Object.entries(part)) {
    const left = sweptField(key, value, gone, part)
    if (left === NEVER) return undefined
    if (left !== undefined) entries.push([key, left])
  }
  return Object.fromEntries(entries)
}

/** The part that has such a field is gone with it. */
const NEVER = Symbol('never')

const keptOf = (each: unknown): unknown[] => (each === undefined ? [] : [each])
type Part = Readonly<Record<string, unknown>>

const isRecord = (part: unknown): part is Part => typeof part === 'object' && part !== null

function sweptField(key: string, value: unknown, gone: Gone, of: Part): unknown {
  if (isCondition(value)) return sweptCondition(key, simplified(value, gone))
  if (key === 'claims' && Array.isArray(value)) return sweptClaims(value, gone)
  if (key === 'pool' && typeof value === 'string') return gone.pools.has(value) ? NEVER : value
  if (key === 'of' && typeof value === 'string') return gone.hasFact(value) ? NEVER : value
  if (LISTS.has(key) && Array.isArray(value)) return sweptNames(value, gone)
  if (key === 'times' && isRecord(value))
    return Object.fromEntries(Object.entries(value).filter(([fact]) => !gone.hasFact(fact)))
  if (key === 'each' && typeof value === 'string') return gone.hasFact(value) ? NEVER : value
  return sweptPart(key, value, gone, of)
}

/** Items by id, or facts by name. */
const LISTS: ReadonlySet<string> = new Set(['items', 'of', 'restOf'])

function sweptNames(names: readonly unknown[], gone: Gone): unknown {
  if (!names.every((name) => typeof name === 'string')) return swept(names, gone)
  const left = names.filter((name) => !gone.items.has(name) && !gone.hasFact(name))
  return left.length === 0 && names.length > 0 ? NEVER : left
}

/** What a condition that always or never holds means for the part it stands in. */
function sweptCondition(key: string, condition: ReturnType<typeof simplified>): unknown {
  if (typeof condition !== 'boolean') return condition
  // A requirement that nobody can break, or that nobody could meet any more, was about what is gone.
  if (key === 'must') return NEVER
  if (key === 'exemptWhen') return undefined
  if (!condition) return NEVER
  return key === 'when' || key === 'among' ? undefined : ALWAYS
}

function sweptPart(key: string, value: unknown, gone: Gone, of: Part): unknown {
  const left = swept(value, gone)
  // An amount for each unit of nothing adds nothing.
  if (left === undefined && key === 'each') return undefined
  if (left === undefined && value !== undefined) return NEVER
  if (!Array.isArray(value) || !Array.isArray(left)) return left
  if (FIRST_HOLDS.has(key)) return left.length === 0 ? withoutRows(value, of) : upToTheRest(left)
  if (left.length > 0 || value.length === 0) return left
  // Times that were only for what is gone are from now on for everybody.
  if (key === 'windows') return value.map(forEverybody)
  return key === 'options' ? NEVER : left
}

/** Of these lists the first that holds counts. */
const FIRST_HOLDS: ReadonlySet<string> = new Set(['price', 'amount', 'perPerson', 'values'])

/** What stands behind a row for everybody would never count. */
function upToTheRest(rows: readonly unknown[]): unknown {
  const rest = rows.findIndex((row) => isRecord(row) && row.when === undefined)
  return rest < 0 ? rows : rows.slice(0, rest + 1)
}

/** What everybody has still costs something; anything else that nobody else could have is gone with its rows. */
function withoutRows(before: readonly unknown[], of: Part): unknown {
  const last = before.at(-1)
  return of.choose === 'always' && isRecord(last) && last.amount !== undefined ? last.amount : NEVER
}

function forEverybody(window: unknown): unknown {
  if (!isRecord(window)) return window
  const { when: _, ...rest } = window
  return rest
}

function sweptClaims(claims: readonly unknown[], gone: Gone): unknown[] {
  return claims.flatMap((claim) => {
    const left = swept(claim, gone)
    if (!isRecord(left) || !Array.isArray(left.pool)) return keptOf(left)
    const pools = left.pool.filter((id) => !gone.pools.has(id))
    const [only] = pools
    return only === undefined ? [] : [{ ...left, pool: pools.length === 1 ? only : pools }]
  })
}

interface Table {
  readonly by: readonly string[]
  readonly amounts: Amounts
}

const isTable = (
  part: Readonly<Record<string, unknown>>,
): part is Readonly<Record<string, unknown>> & Table => Array.isArray(part.by) && isRecord(part.amounts)

/** The table without rows and columns that are gone; a heading of which nothing is left is left out. */
function sweptTable({ by, amounts }: Table, gone: Gone): unknown {
  const left = sweptAmounts(by, amounts, gone)
  return typeof left.amounts === 'number' || left.amounts === null
    ? (left.amounts ?? undefined)
    : { by: left.by, amounts: left.amounts }
}

interface Cells {
  readonly by: readonly string[]
  readonly amounts: Amounts | number | null
}

function sweptAmounts(by: readonly string[], cells: Amounts | number | null, gone: Gone): Cells {
  const [fact, ...others] = by
  if (fact === undefined || typeof cells !== 'object' || cells === null) return { by: [], amounts: cells }
  const values = Object.keys(cells)
  const kept = gone.hasFact(fact) ? [] : values.filter((value) => !gone.hasValue(fact, value))
  const inside = (value: string) => sweptAmounts(others, cells[value] ?? null, gone)
  const first = values[0]
  if (kept.length === 0) return first === undefined ? { by: [], amounts: 0 } : inside(first)
  const rest = kept.map((value) => [value, inside(value)] as const)
  return {
    by: [fact, ...(rest[0]?.[1].by ?? [])],
    amounts: Object.fromEntries(rest.map(([value, each]) => [value, each.amounts])),
  }
}
