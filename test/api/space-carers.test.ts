import { afterEach, beforeEach, expect, test } from 'vitest'
import { listToDo } from '#contract/dashboard.ts'
import { deleteSpace } from '#contract/lodging.ts'
import { moveEvent } from '#contract/moves.ts'
import { getPrint, listReports } from '#contract/reports.ts'
import { assignCarer, deleteStaffPerson, removeCarer } from '#contract/staff.ts'
import type { CarePlace } from '#domain/staff/care-place.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { careOf, LAST_DAY, soonInGroups, TODAY } from '#test/support/care.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { lodgingOf, roomOf } from '#test/support/lodging.ts'
import { mailsTo } from '#test/support/mails.ts'
import { asOwner, runJobs, runSweep } from '#test/support/owner.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'

/** Carers of rooms, houses and vehicles: the same checks as for groups, and what later days of the event do to them. */

const HOUSE = 'Dom św. Anny'
const room = roomOf('1', 4)
let site: TestSite
let owner: Client
let care: ReturnType<typeof careOf>
let lodging: ReturnType<typeof lodgingOf>

beforeEach(async () => {
  site = await startTestSite({ definition: soonInGroups() })
  owner = await signIn(site.server.port, 'danuta-wrona')
  care = careOf(site, owner)
  lodging = lodgingOf(site, owner)
  await lodging.save(room, roomOf('2', 4))
})
afterEach(() => site[Symbol.asyncDispose]())

const ids = () => ({ accountId: site.account, eventId: site.event })
const assign = (personId: string, place: CarePlace) =>
  owner.ask(assignCarer, { params: { ...ids(), personId }, body: place })
const placesOf = async (personId: string) =>
  (await care.staff()).places
    .filter(({ carers }) => carers.some((each) => each.personId === personId))
    .map(({ name }) => name)
const waiting = async (kind: string) =>
  outputOf(listToDo, await owner.ask(listToDo, { params: { accountId: site.account } })).toDo.find(
    (each) => each.kind === kind,
  )
const sql = (statement: string) => asOwner(site.server.databaseUrl, statement)

async function checkedUntil(lastName: string, validUntil: string): Promise<string> {
  const id = await care.add(lastName)
  for (const kind of ['sexual_offences', 'criminal_record'] as const)
    await care.check(id, { kind, validUntil })
  return id
}

test('who lacks a check, or has one that ends before the event, has care of no room, house or vehicle', async () => {
  const id = await care.add('Nowicka')
  for (const place of [{ space: room.id }, { house: HOUSE }])
    expect(problemOf('carer_not_checked', await assign(id, place)).params).toMatchObject({ until: '' })
  const early = await checkedUntil('Wczesna', LAST_DAY.subtract({ days: 1 }).toString())
  problemOf('carer_not_checked', await assign(early, { space: room.id }))
  await care.clear(id)
  expect((await assign(id, { space: room.id })).status).toBe(204)
  expect((await assign(id, { house: HOUSE })).status).toBe(204)
  expect((await assign(id, { house: HOUSE })).status).toBe(204)
  expect(await placesOf(id)).toEqual([`${HOUSE} (cały dom)`, `Pokój\u00a01, ${HOUSE}`])
  const { carers } = await lodging.board()
  expect(carers).toMatchObject([
    { space: room.id, name: 'Ala Nowicka', isBlocked: false },
    { space: null, house: HOUSE, isBlocked: false },
  ])
})

test('a room or house that is not there is refused; care ends with the room, the person, or by hand', async () => {
  const id = await care.add('Sowa')
  await care.clear(id)
  problemOf('not_found', await assign(id, { space: site.event }))
  problemOf('not_found', await assign(id, { house: 'Dom, którego nie ma' }))
  await assign(id, { space: room.id })
  await assign(id, { house: HOUSE })
  await owner.ask(removeCarer, { params: { ...ids(), personId: id }, body: { house: HOUSE } })
  expect(await placesOf(id)).toEqual([`Pokój\u00a01, ${HOUSE}`])
  await owner.ask(deleteSpace, { params: { ...ids(), spaceId: room.id } })
  expect(await placesOf(id)).toEqual([])
  await assign(id, { house: HOUSE })
  await owner.ask(deleteStaffPerson, { params: { ...ids(), personId: id } })
  expect((await lodging.board()).carers).toEqual([])
})

test('care of a house goes along with its new name, and ends with its last room, as the journal says', async () => {
  const second = (await lodging.board()).spaces.find(({ name }) => name === '2')?.id ?? ''
  const id = await care.add('Sowa')
  await care.clear(id)
  await assign(id, { house: HOUSE })
  await lodging.save({ ...room, house: 'Dom Nowy' }, roomOf('2', 4, { id: second, house: 'Dom Nowy' }))
  expect(await placesOf(id)).toEqual(['Dom Nowy (cały dom)'])
  await lodging.save({ ...room, house: 'Dom Stary' })
  expect(await placesOf(id)).toEqual(['Dom Nowy (cały dom)'])
  await owner.ask(deleteSpace, { params: { ...ids(), spaceId: second } })
  await lodging.save(roomOf('2', 4, { house: 'Dom Nowy' }))
  expect(await placesOf(id)).toEqual([])
  const ended = await sql("SELECT FROM audit_entry WHERE action = 'staff.carer_removed'")
  expect(ended).toHaveLength(1)
})

test.each([
  ['registrations', [{ isBlocked: false, phone: '600 100 200' }, { isBlocked: true }]],
  ['finance', [{ name: 'Ala Ważna', isBlocked: false, phone: '' }]],
  ['read_only', [{ name: 'Ala Ważna', isBlocked: false, phone: '' }]],
])('the board tells %s of carers only what is for them', async (role, seen) => {
  const [valid, later] = [await care.add('Ważna'), await checkedUntil('Krótka', LAST_DAY.toString())]
  await care.clear(valid)
  await assign(valid, { space: room.id })
  await assign(later, { house: HOUSE })
  await sql(`UPDATE staff_check SET valid_until = '${TODAY.toString()}' WHERE staff_person_id = '${later}'`)
  await sql(`UPDATE membership SET role = '${role}' WHERE account_id = '${site.account}'`)
  const { carers } = await lodging.board()
  expect(carers).toHaveLength(seen.length)
  expect(carers).toMatchObject(seen)
})

test('carers with their telephones are in the binder once there is one, and never who may have care of nobody', async () => {
  const prints = async () =>
    outputOf(listReports, await owner.ask(listReports, { params: ids() })).prints.map(({ key }) => key)
  expect(await prints()).not.toContain('opiekunowie')
  const [valid, later] = [await care.add('Ważna'), await checkedUntil('Krótka', LAST_DAY.toString())]
  await care.clear(valid)
  await care.assign(valid, 'bobry')
  await assign(valid, { space: room.id })
  await assign(later, { house: HOUSE })
  await sql(`UPDATE staff_check SET valid_until = '${TODAY.toString()}' WHERE staff_person_id = '${later}'`)
  expect(await prints()).toContain('opiekunowie')
  const params = { ...ids(), print: 'opiekunowie' }
  const { sections } = outputOf(getPrint, await owner.ask(getPrint, { params }))
  expect(sections).toMatchObject([
    { rows: [['Ważna Ala', 'wychowawczyni', '600 100 200', `Bobry, Pokój\u00a01, ${HOUSE}`]] },
  ])
})

test('later days of an event block a carer whose check ends before: to-do, board and a mail to the staff say so', async () => {
  const group = await checkedUntil('Grupowa', LAST_DAY.toString())
  const house = await checkedUntil('Domowa', LAST_DAY.toString())
  await care.assign(group, 'bobry')
  await assign(house, { house: HOUSE })
  expect(await waiting('blockedCarers')).toBeUndefined()
  await morning()
  // The next morning is another day.
  await sql("UPDATE staff_notice SET occasion = 'daily before'")
  const start = TODAY.add({ days: 14 }).toString()
  const body = {
    start,
    answerBy: TODAY.add({ days: 5 }).toString(),
    note: 'Powódź',
    silence: 'stays' as const,
  }
  outputOf(moveEvent, await owner.ask(moveEvent, { params: ids(), body }))
  expect(await waiting('blockedCarers')).toMatchObject({ count: 2, urgent: 2 })
  expect((await lodging.board()).carers).toMatchObject([{ isBlocked: true }])
  await morning()
  const mails = await mailsTo(site, 'danuta.wrona@example.org')
  expect(mails.map(({ text }) => text).join()).toContain('2\u00a0opiekunowie bez ważnego sprawdzenia')
})

/** Seven in the morning comes. */
async function morning(): Promise<void> {
  await sql("UPDATE nightly_round SET begun_at = now() - interval '2 days' WHERE task = 'staff-digest'")
  await runSweep(site.server.databaseUrl)
  await runJobs(site.server.databaseUrl, 'tell-staff', 'send-staff-notice')
}
