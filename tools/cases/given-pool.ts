import { slotPool } from '#domain/capacity/slots.ts'
import type { Claim, EventDefinition, Item } from '#domain/event/definition/definition.ts'
import { readMoment } from '#domain/values/time.ts'
import type { Case } from './case-file.ts'
import { findId, type Named, noPool } from './names.ts'
import type { CaseRegistration } from './sample.ts'

interface Context {
  readonly file: Case
  readonly definition: EventDefinition
  readonly sample: CaseRegistration
}

/** Words that mean the places of the event unless they name something else. */
const PLACES = ['', 'places', 'seats', 'people', 'participants', 'persons', 'registrations']

/**
 * The pool that a name means, or names one in the other: by `pools` of the file, by id or name, an hour of entry by
 * its moment; else the one pool that what it names claims (an item, an option, a group, a type); else the last of
 * the names alone under a heading that names nothing. The reason, when it is none or several.
 */
export function poolNamed(path: readonly string[], context: Context): string | { readonly why: string } {
  const { definition } = context
  const exact = byName(path, context) ?? slotNamed(path, context)
  if (exact !== null) return exact
  const claimed = [...new Set(claimsOf(path, context).flatMap(({ pool }) => pool))]
  const [only, ...others] = claimed
  if (others.length > 0) return { why: `it may be ${claimed.join(' or ')}` }
  if (only !== undefined) return only
  const [heading = '', ...inside] = path
  if (inside.length > 0 && !isNamed(heading, context)) return poolNamed(inside, context)
  const whole = definition.pools.filter(({ refusal }) => refusal === 'event_full')
  if (whole.length === 1 && whole[0] !== undefined && PLACES.includes(path.join(' '))) return whole[0].id
  return { why: noPool(path.join(' '), definition.pools) }
}

function byName(path: readonly string[], { file, definition }: Context): string | null {
  for (const text of new Set(['.', ' ', '-', '/', '_'].map((between) => path.join(between)))) {
    const id = findId(file.pools[text] ?? text, definition.pools, file.words)
    if (id !== null) return id
  }
  const [head = '', ...rest] = path
  return rest.length > 0 ? findId([singular(head), ...rest].join(' '), definition.pools) : null
}

const singular = (word: string) => word.replace(/s$/, '')

/** 'slot' is the wanted one. */
function slotNamed(path: readonly string[], { definition, sample }: Context): string | null {
  const last = path.at(-1) ?? ''
  if (path.length === 1 && last === 'slot') return wantedSlot(sample)
  const moment = definition.slots === null ? null : readMoment(last.replace(' ', 'T'))
  return moment === null ? null : slotPool(moment)
}

/** @throws Error when none is wanted */
export function wantedSlot({ slot }: CaseRegistration): string {
  const moment = readMoment((slot ?? '').replace(' ', 'T'))
  if (moment === null) throw new Error('places of a slot are given, but no slot is wanted')
  return slotPool(moment)
}

function claimsOf(path: readonly string[], context: Context): readonly Claim[] {
  const { file, definition } = context
  const [first = '', second, ...others] = path
  if (others.length > 0) return []
  const item = itemNamed(first, context)
  if (second !== undefined) return optionOf(item, second, context)?.claims ?? []
  if (item !== undefined) return [...item.claims, ...item.options.flatMap(({ claims }) => claims)]
  const found = <T extends Named>(all: readonly T[]) =>
    all.find(({ id }) => id === findId(first, all, file.words))
  const placed = found(definition.groups) ?? found(definition.types)
  if (placed !== undefined) return placed.claims
  return definition.items.flatMap((each) => optionOf(each, first, context)?.claims ?? [])
}

/** An item by id, name or the word that `reads` takes for it; 'weeks' is also 'week'. */
function itemNamed(word: string, { file, definition: { items } }: Context): Item | undefined {
  const place = /^choices\.([^.]+)$/.exec(file.reads[word] ?? file.reads[`choices.${word}`] ?? '')?.[1]
  const id = place ?? findId(word, items, file.words) ?? findId(singular(word), items)
  return items.find((item) => item.id === id)
}

function optionOf(item: Item | undefined, word: string, { file }: Context) {
  const id = item === undefined ? null : findId(word, item.options, file.words)
  return item?.options.find((option) => option.id === id)
}

/** Whether a word names something of the definition, and is not just a heading. */
function isNamed(word: string, context: Context): boolean {
  const { groups, types, pools } = context.definition
  return [groups, types, pools].some((all) => findId(word, all, context.file.words) !== null)
}
