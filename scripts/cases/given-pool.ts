import { slotPool } from '#domain/capacity/slots.ts'
import type { Claim, EventDefinition, Item } from '#domain/event/definition.ts'
import { readMoment } from '#domain/time.ts'
import type { Case } from './case-file.ts'
import { findId, type Named, noPool } from './names.ts'
import type { CaseRegistration } from './sample.ts'

interface World {
  readonly file: Case
  readonly definition: EventDefinition
  readonly sample: CaseRegistration
}

/** Words that mean the places of the event where they name nothing else. */
const PLACES = ['', 'places', 'seats', 'people', 'participants', 'persons', 'registrations']

/**
 * The pool that a name means, or names one in the other: by `pools` of the file, by id or name, an hour of entry by
 * its moment; else the one pool that what it names claims (an item, an option, a group, a type); else the last of
 * the names alone under a heading that names nothing. Why it is none, when it is none or several.
 */
export function poolNamed(path: readonly string[], world: World): string | { readonly why: string } {
  const { definition } = world
  const exact = byName(path, world) ?? slotNamed(path, world)
  if (exact !== null) return exact
  const claimed = [...new Set(claimsOf(path, world).flatMap(({ pool }) => pool))]
  const [only, ...others] = claimed
  if (others.length > 0) return { why: `it may be ${claimed.join(' or ')}` }
  if (only !== undefined) return only
  const [heading = '', ...inside] = path
  if (inside.length > 0 && !isNamed(heading, world)) return poolNamed(inside, world)
  const whole = definition.pools.filter(({ refusal }) => refusal === 'event_full')
  if (whole.length === 1 && whole[0] !== undefined && PLACES.includes(path.join(' '))) return whole[0].id
  return { why: noPool(path.join(' '), definition.pools) }
}

function byName(path: readonly string[], { file, definition }: World): string | null {
  for (const text of new Set(['.', ' ', '-', '/', '_'].map((between) => path.join(between)))) {
    const id = findId(file.pools[text] ?? text, definition.pools, file.words)
    if (id !== null) return id
  }
  const [head = '', ...rest] = path
  return rest.length > 0 ? findId([singular(head), ...rest].join(' '), definition.pools) : null
}

const singular = (word: string) => word.replace(/s$/, '')

/** 'slot' is the wanted one. */
function slotNamed(path: readonly string[], { definition, sample }: World): string | null {
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

function claimsOf(path: readonly string[], world: World): readonly Claim[] {
  const { file, definition } = world
  const [first = '', second, ...others] = path
  if (others.length > 0) return []
  const item = itemNamed(first, world)
  if (second !== undefined) return optionOf(item, second, world)?.claims ?? []
  if (item !== undefined) return [...item.claims, ...item.options.flatMap(({ claims }) => claims)]
  const found = <T extends Named>(all: readonly T[]) =>
    all.find(({ id }) => id === findId(first, all, file.words))
  const placed = found(definition.groups) ?? found(definition.types)
  if (placed !== undefined) return placed.claims
  return definition.items.flatMap((each) => optionOf(each, first, world)?.claims ?? [])
}

/** An item by id, name or the word that `reads` takes for it; 'weeks' is also 'week'. */
function itemNamed(word: string, { file, definition: { items } }: World): Item | undefined {
  const place = /^choices\.([^.]+)$/.exec(file.reads[word] ?? file.reads[`choices.${word}`] ?? '')?.[1]
  const id = place ?? findId(word, items, file.words) ?? findId(singular(word), items)
  return items.find((item) => item.id === id)
}

function optionOf(item: Item | undefined, word: string, { file }: World) {
  const id = item === undefined ? null : findId(word, item.options, file.words)
  return item?.options.find((option) => option.id === id)
}

/** Whether a word names something of the definition, so that it is no mere heading. */
function isNamed(word: string, world: World): boolean {
  const { groups, types, pools } = world.definition
  return [groups, types, pools].some((all) => findId(word, all, world.file.words) !== null)
}
