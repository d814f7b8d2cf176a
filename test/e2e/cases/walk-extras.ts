import type { Locator, Page } from 'playwright-core'
import type { EventDefinition, Item } from '#domain/event/definition/definition.ts'
import type { Choice, PersonDraft, RegistrationDraft } from '#domain/registration/draft.ts'
import { isItemAlike } from '#web/site/register/order/asked-alike.ts'
import { answerOne, questionsOn } from './walk-data.ts'

/** Fills in the second step: what all people take at once, the rest person by person. */
export async function walkExtras(
  page: Page,
  definition: EventDefinition,
  { people, choices }: RegistrationDraft,
): Promise<void> {
  const { items } = definition
  for (const { firstName, lastName, answers } of people) {
    const part = page.getByRole('group', { name: `${firstName} ${lastName}` })
    for (const question of questionsOn('dodatki', definition))
      await answerOne(part, question, answers[question.id])
  }
  for (const item of items.filter(({ choose }) => choose !== 'always')) {
    const thing = page.getByRole('region', { name: item.name, exact: true })
    const wanted = people.map((person) => person.choices[item.id])
    if (item.per === 'registration') await take(thing, item, choices[item.id], null)
    else if (isItemAlike(item) && new Set(wanted.map((choice) => JSON.stringify(choice))).size === 1)
      await take(thing, item, wanted[0], null)
    else await takeApart(thing, item, people)
  }
}

async function takeApart(thing: Locator, item: Item, people: readonly PersonDraft[]): Promise<void> {
  if (people.length > 1 && isItemAlike(item))
    await thing.getByRole('button', { name: 'Każdy inaczej' }).click()
  for (const person of people) {
    await take(thing, item, person.choices[item.id], `${person.firstName} ${person.lastName}`)
  }
}

/** An unwanted item is left untouched, except for a ride, which is declined explicitly. */
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
  // The price follows the name: 'Turnus I' is not 'Turnus II'.
  return group.getByRole('checkbox', { name: new RegExp(`^${name} (\\d|bezpłatnie|bez dopłaty)`) })
}
