import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { sendCancel, sendChange } from '#test/support/changes.ts'
import { Client } from '#test/support/client.ts'
import { draftOf, orderOf, outing, totalOf } from '#test/support/outing.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'

/** 'Kto już jest' on the page of an event: who is named, who is only counted, and how soon that changes. */

/** Milliseconds within which a name is gone; the promise is a minute. */
const SOON = 30_000

const joinedPage = (fee: number): EventDefinitionInput => ({
  ...outing({ event: 100, fee }),
  groups: [
    { id: 'west', name: 'Zachodnia' },
    { id: 'east', name: 'Wschodnia' },
  ],
  questions: [{ id: 'shown', of: 'person', type: 'checkbox', label: 'Zgadzam się na pokazanie imienia' }],
  page: { blocks: [{ id: 'joined', kind: 'joined', consent: 'shown', beside: 'group' }] },
})

let site: TestSite

beforeAll(async () => {
  site = await startTestSite({ definition: joinedPage(0) })
})
afterAll(() => site[Symbol.asyncDispose]())

/** People by their first names; one written 'ewa!' does not agree to be named. */
function draft(...names: readonly string[]) {
  const made = draftOf(...names.map((name) => name.replace('!', '')))
  return {
    ...made,
    people: made.people.map((person, at) => ({
      ...person,
      group: at % 2 === 0 ? 'west' : 'east',
      answers: { shown: !names[at]?.endsWith('!') },
    })),
  }
}

const order = (fee: number, ...names: readonly string[]) => ({
  ...orderOf(...names.map((name) => name.replace('!', ''))),
  expectedTotal: fee * names.length,
  draft: draft(...names),
})

/** What the block says, in lines; null where there is none. */
async function saidBy(visitor: Client): Promise<string[] | null> {
  const { status, text } = await visitor.call(`/${site.slug}`)
  expect(status).toBe(200)
  const html = String(text)
  const block = /<section id="blok-joined".*?<\/section>/s.exec(html)?.[0]
  if (block === undefined) return null
  return block
    .replace(/<\/(?:h2|p|li)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .filter((line) => line !== '')
}
const expectSaid = (lines: unknown, visitor = site.visitor) =>
  expect.poll(() => saidBy(visitor), { timeout: SOON, interval: 500 }).toEqual(lines)

const NOTE = 'Wymieniamy tylko osoby, które się na to zgodziły.'
let family: Registered

test('fewer than five people are not told, more are counted, and those who agreed are named in the alphabet', async () => {
  family = await register(site, order(0, 'Zofia', 'Łucja', 'Leon!'))
  await expectSaid(null)
  await register(site, order(0, 'Jan', 'Adam', 'Ćwiek'))
  await expectSaid([
    ...['Kto już jest', 'Zapisało się już 6 osób z 2 grup.', 'Adam Wschodnia', 'Ćwiek Zachodnia'],
    ...['Jan Zachodnia', 'Łucja Wschodnia', 'Zofia Zachodnia', 'i 1 osoba', NOTE],
  ])
  const html = String((await site.visitor.call(`/${site.slug}`)).text)
  // No surname, nobody who did not agree, no number of a registration.
  expect(html).not.toMatch(/Mazur|Leon|ZG-/)
  expect(html).not.toContain(family.id)
})

test('whoever withdraws the consent is named no more within a minute, and too few are not listed', async () => {
  const changed = await sendChange(site, family, {
    ...{ revision: 1, expectedTotal: 0 },
    draft: draft('Zofia!', 'Łucja', 'Leon!'),
  })
  expect(changed.status).toBe(200)
  await expectSaid(['Kto już jest', 'Zapisało się już 6 osób z 2 grup.'])
})

test('a cancelled registration is neither named nor counted', async () => {
  await register(site, order(0, 'Ewa', 'Olga', 'Maria'))
  await expectSaid(expect.arrayContaining(['Łucja Wschodnia', 'Olga Wschodnia', 'i 2 osoby']))
  expect((await sendCancel(site, family)).status).toBe(200)
  await expectSaid([
    ...['Kto już jest', 'Zapisało się już 6 osób z 2 grup.', 'Adam Wschodnia', 'Ćwiek Zachodnia'],
    ...['Ewa Zachodnia', 'Jan Zachodnia', 'Maria Zachodnia', 'Olga Wschodnia', NOTE],
  ])
})

test('who has not paid is not there yet, and one account tells nothing of another', async () => {
  const { databaseUrl, port } = site.server
  const other = await seedAccount(databaseUrl, { subdomain: 'drugie' })
  const event = await seedEvent(databaseUrl, other.account, {
    slug: site.slug,
    definition: joinedPage(10_000),
  })
  const visitor = new Client(port, other.host)
  await visitor.open()
  const there = { ...site, ...other, event, visitor }
  await register(there, order(totalOf('x'), 'Filip', 'Gustaw', 'Hugo', 'Igor', 'Karol'))
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect(await saidBy(visitor)).toBeNull()
  expect(await saidBy(site.visitor)).not.toContain('Filip')
})

test('however many ask, the numbers are read once in a quarter of a minute', async () => {
  const before = await saidBy(site.visitor)
  await register(site, order(0, 'Bartek'))
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect(await saidBy(site.visitor)).toEqual(before)
  await expectSaid(expect.arrayContaining(['Bartek Zachodnia']))
})
