import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCard, openByPin } from '#contract/cards.ts'
import { getRegistration } from '#contract/site.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { asOwner } from '#test/support/owner.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'

/** Cards with number and PIN: who has no e-mail opens 'Moje zgłoszenie' by them. */

let site: TestSite
let staff: Staff

beforeAll(async () => {
  site = await startTestSite()
  staff = await staffOf(site)
})
afterAll(() => site[Symbol.asyncDispose]())

const open = (number: string, pin: string) => site.visitor.ask(openByPin, { body: { number, pin } })
const forgetTries = () => asOwner(site.server.databaseUrl, 'DELETE FROM link_request')

async function newCard(registrationId: string) {
  const params = { accountId: site.account, eventId: site.event, registrationId }
  return outputOf(makeCard, await staff.client.ask(makeCard, { params }))
}

async function registered() {
  const { number } = await register(site)
  const [row] = await asOwner<{ id: string }>(
    site.server.databaseUrl,
    'SELECT registration_id AS id FROM registration WHERE number = $1',
    [number],
  )
  return { number, id: row?.id ?? '' }
}

/** A PIN that is not this one. */
const wrongPin = (pin: string, by = 1) => String((Number(pin) + by) % 1_000_000).padStart(6, '0')

test('number and PIN open the registration as they are typed from the card; a wrong one does not', async () => {
  const { number, id } = await registered()
  const card = await newCard(id)
  expect(card).toMatchObject({ number, pin: expect.stringMatching(/^\d{6}$/) })
  const typed = `${card.pin.slice(0, 3)} ${card.pin.slice(3)}`
  const { token } = outputOf(openByPin, await open(number.replace('-', ' ').toLowerCase(), typed))
  const seen = outputOf(getRegistration, await site.visitor.ask(getRegistration, { params: { token } }))
  expect(seen.number).toBe(number)
  problemOf('pin_wrong', await open(number, wrongPin(card.pin)))
  problemOf('pin_wrong', await open('ZG-0000', card.pin))
  const kept = await asOwner<{ hash: string }>(
    site.server.databaseUrl,
    "SELECT encode(pin_hash, 'escape') AS hash FROM registration_pin",
  )
  expect(JSON.stringify(kept)).not.toContain(card.pin)
  const noted = await asOwner<{ action: string }>(
    site.server.databaseUrl,
    "SELECT action FROM audit_entry WHERE registration_id = $1 AND action LIKE 'registration.%' ORDER BY at",
    [id],
  )
  // Opening it is no change.
  expect(noted.map(({ action }) => action)).toEqual(['registration.created', 'registration.card_made'])
  await forgetTries()
})

test('a new card ends the PIN before', async () => {
  const { number, id } = await registered()
  const before = await newCard(id)
  const after = await newCard(id)
  if (before.pin !== after.pin) problemOf('pin_wrong', await open(number, before.pin))
  outputOf(openByPin, await open(number, after.pin))
  await forgetTries()
})

test('ten wrong tries end a PIN, however many come at once, and a new one opens again', async () => {
  const { number, id } = await registered()
  const { pin } = await newCard(id)
  const tries = Array.from({ length: 12 }, (_, index) => open(number, wrongPin(pin, index + 1)))
  for (const answer of await Promise.all(tries)) problemOf('pin_wrong', answer)
  problemOf('pin_wrong', await open(number, pin))
  await forgetTries()
  outputOf(openByPin, await open(number, (await newCard(id)).pin))
})

test('a network that has tried too often waits, also with the right PIN', async () => {
  const { number, id } = await registered()
  const { pin } = await newCard(id)
  const tries = await Promise.all(Array.from({ length: 24 }, (_, index) => open(`ZG-${2000 + index}`, pin)))
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(4)
  problemOf('too_many_requests', await open(number, pin))
  await forgetTries()
  outputOf(openByPin, await open(number, pin))
})
