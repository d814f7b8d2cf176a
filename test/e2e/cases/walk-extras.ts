import type { Locator, Page } from 'playwright-core'
import type { EventDefinition, Item } from '#domain/event/definition.ts'
import type { Choice, PersonDraft, RegistrationDraft } from '#domain/registration/draft.ts'

/** The second step as somebody walks it: what everybody takes alike at once, the rest person by person. */
export async function walkExtras(
  page: Page,
  { items }: EventDefinition,
  { people, choices }: RegistrationDraft,
): Promise<void> {
  for (const item of items.filter(({ choose }) => choose !== 'always')) {
    const thing = page.getByRole('region', { name: item.name, exact: true })
    const wanted = people.map((person) => person.choices[item.id])
    if (item.per === 'registration') await take(thing, item, choices[item.id], null)
    else if (new Set(wanted.map((choice) => JSON.stringify(choice))).size === 1)
      await take(thing, item, wanted[0], null)
    else await takeApart(thing, item, people)
  }
}

async function takeApart(thing: Locator, item: Item, people: readonly PersonDraft[]): Promise<void> {
  await thing.getByRole('button', { name: 'Zmień dla osoby' }).click()
  for (const person of people) {
    await take(thing, item, person.choices[item.id], `${person.firstName} ${person.lastName}`)
  }
}

/** Nothing wanted is left alone, but for a ride, which is refused in so many words. */
async function take(
  thing: Locator,
  item: Item,
  choice: Choice | undefined,
  who: string | null,
): Promise<void> {
  const isRide = item.category === 'transport' && item.choose === 'optional'
  if (choice === undefined && !isRide) return
  if (item.choose === 'quantity') {
    const field = who === null ? thing.getByRole('textbox') : thing.getByLabel(who, { exact: true })
    await field.fill(String(choice))
  } else if (item.choose === 'any') {
    for (const option of [choice].flat()) await boxOf(thing, item, String(option), who).check({ force: true })
  } else if ((await thing.locator('select').count()) > 0) {
    const field = who === null ? thing.getByRole('combobox') : thing.getByLabel(who, { exact: true })
    await field.selectOption(String(choice ?? ''))
  } else {
    await thing.locator(`input[value="${choice ?? ''}"]`).check({ force: true })
  }
}

function boxOf(thing: Locator, { options }: Item, id: string, who: string | null): Locator {
  const name = options.find((option) => option.id === id)?.name ?? id
  const group = who === null ? thing : thing.getByRole('group', { name: who })
  // The price follows: 'Turnus I' is not 'Turnus II'.
  return group.getByRole('checkbox', { name: new RegExp(`^${name} (\\d|bezpłatnie)`) })
}
