import type { Locator, Page } from 'playwright-core'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { expectsChildren } from '#domain/event/facts/expects-children.ts'
import type { PersonDraft, RegistrationDraft } from '#domain/registration/draft.ts'
import { ageOn, formatDay, readDay, readMoment } from '#domain/values/time.ts'
import { MONTH_NAMES } from '#web/kit/months.ts'
import { plain } from '../family-on-a-phone.ts'
import { answerOne, questionsOn } from './walk-data.ts'

/** Fills in the first step: people, groups, the hour, the password. */
export async function walkPeople(
  page: Page,
  definition: EventDefinition,
  draft: RegistrationDraft,
): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Kto weźmie udział?' }).waitFor()
  if (draft.registeredBy === null) await page.getByLabel('Ja też biorę udział').uncheck({ force: true })
  for (const [index, person] of draft.people.entries()) {
    if (index > 0 || draft.registeredBy === null) {
      const who = !expectsChildren(definition) ? 'Dodaj osobę' : isChild(person) ? 'Dziecko' : 'Dorosły'
      await page.getByRole('button', { name: `+ ${who}` }).click()
    }
    await enter(sheetOf(page), person, definition)
  }
  if (definition.groups.length > 0) await joinGroups(page, definition, draft)
  if (draft.slot !== null) await chooseSlot(page, draft.slot)
  if (draft.code !== null) await page.getByLabel('Hasło lub kod').fill(draft.code)
}

const isChild = ({ birthDate }: PersonDraft) => {
  const birth = readDay(birthDate ?? '')
  return birth !== null && ageOn(birth, Temporal.Now.plainDateISO('Europe/Warsaw')) < 18
}

/** The one person who is being entered. */
const sheetOf = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Osoby' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox', { name: 'Imię' }) })

async function enter(sheet: Locator, person: PersonDraft, definition: EventDefinition): Promise<void> {
  const { ask, types } = definition
  await sheet.getByRole('textbox', { name: 'Imię' }).fill(person.firstName)
  await sheet.getByRole('textbox', { name: 'Nazwisko' }).fill(person.lastName)
  const birth = readDay(person.birthDate ?? '')
  if (ask.birthDate !== 'no' && birth !== null) {
    await sheet.getByRole('textbox', { name: 'Dzień' }).fill(String(birth.day))
    await sheet.getByRole('combobox', { name: 'Miesiąc' }).selectOption(MONTH_NAMES[birth.month - 1] ?? '')
    await sheet.getByRole('textbox', { name: 'Rok' }).fill(String(birth.year))
  }
  if (ask.sex !== 'no') {
    const sex = person.sex === 'MALE' ? 'Mężczyzna' : 'Kobieta'
    await sheet.getByRole('radio', { name: sex }).check({ force: true })
  }
  const type = types.find(({ id }) => id === person.type)
  if (type !== undefined) await sheet.locator(`input[value="${type.id}"]`).check({ force: true })
  for (const question of questionsOn('osoby', definition))
    await answerOne(sheet, question, person.answers[question.id])
}

async function joinGroups(page: Page, { groupLabel }: EventDefinition, { people }: RegistrationDraft) {
  const groups = page.getByRole('region', { name: groupLabel })
  if (new Set(people.map(({ group }) => group)).size === 1) {
    await groups.locator(`input[value="${people[0]?.group}"]`).check({ force: true })
    return
  }
  await groups.getByRole('button', { name: 'Każdy inaczej' }).click()
  for (const { firstName, lastName, group } of people) {
    await groups.getByLabel(`${firstName} ${lastName}`).selectOption(group)
  }
}

async function chooseSlot(page: Page, slot: string): Promise<void> {
  const moment = readMoment(slot)
  if (moment === null) throw new Error(`'${slot}' is no moment`)
  await showDay(page, moment.toPlainDate())
  await page.locator(`.hours input[value^="${slot.slice(0, 16)}"]`).check({ force: true })
}

/** Turns the calendar to the month of the day and taps the day. */
export async function showDay(page: Page, day: Temporal.PlainDate): Promise<void> {
  const calendar = page.getByRole('region', { name: 'Dzień i godzina wejścia' })
  await calendar.getByRole('table').waitFor()
  const month = calendar.getByText(`${MONTH_NAMES[day.month - 1]} ${day.year}`, { exact: true })
  while ((await month.count()) === 0) await calendar.getByRole('button', { name: 'Następny miesiąc' }).click()
  await calendar.getByRole('button', { name: new RegExp(`^${plain(formatDay(day))},`) }).click()
}
