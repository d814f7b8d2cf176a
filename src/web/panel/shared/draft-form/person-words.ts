import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import type { Choice, PersonDraft } from '#domain/registration/draft.ts'
import { ageOn, readDay } from '#domain/values/time.ts'
import { pl } from '#i18n/pl.ts'

/** '71 lat, Srebrna, powrót: Borów': what tells a person apart from the others of a registration. */
export function personWords(
  { definition: { types, groups }, items }: CompiledDefinition,
  { birthDate, type, group, choices }: PersonDraft,
  today: Temporal.PlainDate,
): string {
  const day = readDay(birthDate ?? '')
  const nameIn = (all: readonly { id: string; name: string }[], id: string | null) =>
    all.filter((each) => each.id === id).map(({ name }) => name)
  return [
    ...(day === null ? [] : [pl.counts.years(ageOn(day, today))]),
    ...nameIn(types, type),
    ...nameIn(groups, group),
    ...items.flatMap(({ item }) => chosenWords(item, choices[item.id])),
  ].join(', ')
}

interface Named {
  readonly name: string
  readonly options: readonly { readonly id: string; readonly name: string }[]
}

/** Sums and pieces of several options are left to the bill. */
function chosenWords({ name, options }: Named, choice: Choice | undefined): readonly string[] {
  if (choice === true) return [name]
  const ids = typeof choice === 'string' ? [choice] : Array.isArray(choice) ? choice : []
  const chosen = options.filter(({ id }) => ids.includes(id)).map((option) => option.name)
  return chosen.length === 0 ? [] : [`${name}: ${chosen.join(', ')}`]
}
