import type { EventDefinition, Item } from '../event/definition/definition.ts'
import type { Choice, RegistrationDraft } from './draft.ts'

/** A question of the office whether people of a registration would choose something else (flows C2.6 and C3). */

/** The scope of rooms; that of vehicles is the item whose takers they carry. */
export const ROOMS = 'rooms'

/** What may be chosen instead; null: to go without. */
export type Offered = { readonly item: string; readonly option: string } | null

/** Whether a question may still be answered: before its last moment, and once. */
export const mayAnswer = (
  { state, answerUntil }: { readonly state: string; readonly answerUntil: Temporal.Instant },
  now: Temporal.Instant,
): boolean => state === 'open' && Temporal.Instant.compare(now, answerUntil) < 0

/** When a registrant who has not answered is reminded: a day before the end; null: only that day is left to answer. */
export function reminderOf(end: Temporal.Instant, now: Temporal.Instant): Temporal.Instant | null {
  const reminder = end.subtract({ hours: 24 })
  return Temporal.Instant.compare(reminder, now.add({ hours: 24 })) > 0 ? reminder : null
}

/** What somebody chooses of lodging or transport, and not merely has or pays an amount for. */
export const isChosen = ({ choose }: Pick<Item, 'choose'>): boolean =>
  choose !== 'always' && choose !== 'amount'

/** The items of which one choice replaces another. */
export const itemsOfScope = ({ items }: Pick<EventDefinition, 'items'>, scope: string): Item[] =>
  items.filter((item) =>
    scope === ROOMS
      ? item.category === 'lodging' && isChosen(item)
      : item.id === scope && item.category === 'transport',
  )

/**
 * The draft in which these people have chosen this of a scope, and nothing else of it. A choice of the whole registration is
 * replaced with all of its people, or by another one of the whole registration.
 */
export function withChoice(
  definition: Pick<EventDefinition, 'items'>,
  draft: RegistrationDraft,
  {
    scope,
    people,
    offered,
  }: { readonly scope: string; readonly people: readonly string[]; readonly offered: Offered },
): RegistrationDraft {
  const items = itemsOfScope(definition, scope)
  const target = items.find(({ id }) => id === offered?.item)
  const ofAll = target?.per === 'registration'
  const isEverybody = draft.people.every(({ ref }) => people.includes(ref))
  const gone = new Set(items.map(({ id }) => id))
  const without = (choices: Readonly<Record<string, Choice>>) =>
    Object.fromEntries(Object.entries(choices).filter(([id]) => !gone.has(id)))
  const added = offered === null || target === undefined ? {} : { [offered.item]: offered.option }
  return {
    ...draft,
    choices: { ...(isEverybody || ofAll ? without(draft.choices) : draft.choices), ...(ofAll ? added : {}) },
    people: draft.people.map((person) =>
      people.includes(person.ref)
        ? { ...person, choices: { ...without(person.choices), ...(ofAll ? {} : added) } }
        : person,
    ),
  }
}

/** Whether a choice names an option. */
export function names(choice: Choice | undefined, option: string): boolean {
  if (typeof choice === 'string') return choice === option
  if (Array.isArray(choice)) return choice.includes(option)
  return typeof choice === 'object' && (choice[option] ?? 0) > 0
}
