import type { Condition } from '../../definition/condition.ts'
import { pathOf } from '../../definition/problem.ts'

/** The pages of an event's settings, by what they are about. */
export const SETTINGS_SUBJECTS = [
  'about',
  'who',
  'form',
  'prices',
  'extras',
  'limits',
  'hours',
  'payments',
  'statements',
  'page',
  'invites',
] as const

export type SettingsSubject = (typeof SETTINGS_SUBJECTS)[number]

/** A piece of a document that is read, changed and removed as one: a question, a row of prices, a limit. */
export interface Part {
  readonly kind: PartKind
  /** The page of settings that it stands on. */
  readonly subject: SettingsSubject
  /** The places in the document that belong to it, except where another part lies within one of them. */
  readonly paths: readonly string[]
  /** As the organiser named it; null where it has no name of its own. */
  readonly name: string | null
  /** For whom or when it holds. */
  readonly when: readonly Condition[]
}

export type PartKind =
  | 'about'
  | 'adjustment'
  | 'approval'
  | 'asked'
  | 'best-of'
  | 'carers'
  | 'changes'
  | 'class'
  | 'fees'
  | 'fact'
  | 'gate'
  | 'group'
  | 'hours'
  | 'item'
  | 'least-people'
  | 'limit'
  | 'number'
  | 'page'
  | 'plan'
  | 'plan-part'
  | 'price'
  | 'price-row'
  | 'question'
  | 'refund'
  | 'registrants'
  | 'rule'
  | 'section'
  | 'share'
  | 'statement'
  | 'taker'
  | 'type'
  | 'unpaid'
  | 'vat'
  | 'waiting-list'
  | 'window'

export type Rest = Partial<Pick<Part, 'name'>> & { readonly when?: readonly (Condition | undefined)[] }

export const part = (
  kind: PartKind,
  subject: SettingsSubject,
  paths: readonly string[],
  { name = null, when = [] }: Rest = {},
): Part => ({ kind, subject, paths, name, when: when.flatMap((each) => each ?? []) })

/** A part for each of a list. */
export const partsOfList = <Each extends object>(
  list: readonly Each[],
  path: string,
  make: (each: Each, path: string) => Part | readonly Part[],
): Part[] => list.flatMap((each, index) => make(each, pathOf(path, index)))

/** The part to which a place belongs: of parts within each other the innermost. Null for what no page shows. */
export function partAt(parts: readonly Part[], path: string): Part | null {
  let [found, length]: [Part | null, number] = [null, -1]
  for (const each of parts)
    for (const own of each.paths)
      if (own.length > length && isWithin(path, own)) [found, length] = [each, own.length]
  return found
}

const isWithin = (path: string, whole: string) => path === whole || path.startsWith(`${whole}.`)
