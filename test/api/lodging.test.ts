import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelPanelRegistration } from '#contract/changes.ts'
import { deleteSpace, putWishQuestion } from '#contract/lodging.ts'
import { lodgingOf, orderOf, retreat, roomOf } from '#test/support/lodging.ts'
import { mailsTo } from '#test/support/mails.ts'
import { asOwner } from '#test/support/owner.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'

/** Rooms and vehicles: who is in which, how many fit, what is published to whom, and what becomes free. */

let site: TestSite
let staff: Staff
let lodging: ReturnType<typeof lodgingOf>

beforeAll(async () => {
  site = await startTestSite({ definition: retreat() })
  staff = await staffOf(site)
  lodging = lodgingOf(site, staff.client)
})
afterAll(() => site?.[Symbol.asyncDispose]())

const peopleOf = async ({ id }: Registered) =>
  (await lodging.board()).people.filter(({ registrationId }) => registrationId === id)
const idsOf = async (made: Registered) => (await peopleOf(made)).map(({ id }) => id)
const inRoom = async (space: string) =>
  (await lodging.board()).people.filter(({ spaces }) => spaces.rooms === space).length
const mailsOf = ({ id }: Registered) =>
  asOwner<{ kind: string }>(
    site.server.databaseUrl,
    `SELECT kind FROM message WHERE registration_id = $1 AND kind = 'lodging'`,
    [id],
  )

test('the board says who needs a bed, what was chosen, and the wish once its question is named', async () => {
  const made = await register(
    site,
    orderOf('Lis', ['Robert M 1990', 'Maja F 2022'], { wish: 'z rodziną Kos', stop: 'busko' }),
  )
  expect(await peopleOf(made)).toMatchObject([
    { firstName: 'Robert', sex: 'MALE', age: 41, wish: null, kinds: ['room/shared', 'coach/busko'] },
    { firstName: 'Maja', sex: 'FEMALE', age: 9, spaces: {} },
  ])
  const { questions, routes, kinds } = await lodging.board()
  expect(questions).toEqual([{ id: 'with-whom', name: 'Z kim chcesz mieszkać?' }])
  expect(routes).toMatchObject([{ id: 'coach', stops: [{ id: 'kielce' }, { id: 'busko' }] }])
  expect(kinds.map(({ id }) => id)).toEqual(['room/shared', 'room/bath'])
  const params = { accountId: site.account, eventId: site.event }
  await staff.client.ask(putWishQuestion, { params, body: { question: 'with-whom' } })
  expect(await peopleOf(made)).toMatchObject([{ wish: 'z rodziną Kos' }, {}])
  const unknown = await staff.client.ask(putWishQuestion, { params, body: { question: 'diet' } })
  expect(unknown).toMatchObject({ status: 404 })
})

test('a family moves whole or not at all, and a room never has more people than beds', async () => {
  const small = roomOf('Mały', 2)
  const large = roomOf('Duży', 4, { kept: 1 })
  expect(await lodging.save(small, large)).toMatchObject({ status: 200 })
  const family = await idsOf(await register(site, orderOf('Kos', ['Jan M 1980', 'Iza F 1981', 'Ola F 2015'])))
  expect(await lodging.move(small.id, family)).toMatchObject({ status: 409, json: { code: 'space_full' } })
  expect(await inRoom(small.id)).toBe(0)
  expect(await lodging.move(large.id, family)).toMatchObject({ status: 200 })
  expect(await inRoom(large.id)).toBe(3)
  // The fourth bed is kept for the staff.
  const [single = ''] = await idsOf(await register(site, orderOf('Gil', ['Anna F 1970'])))
  expect(await lodging.move(large.id, [single])).toMatchObject({ status: 409 })
  // Nobody loses the bed to a smaller number.
  expect(await lodging.save({ ...large, places: 3 })).toMatchObject({
    status: 409,
    json: { code: 'space_full' },
  })
  expect(await lodging.save({ ...large, places: 5 })).toMatchObject({ status: 200 })
  expect(await lodging.move(large.id, [single])).toMatchObject({ status: 200 })
  // From one room into another: one bed, never two.
  expect(await lodging.move(small.id, [single])).toMatchObject({ status: 200 })
  expect([await inRoom(small.id), await inRoom(large.id)]).toEqual([1, 3])
  expect(await lodging.move(null, [single])).toMatchObject({ status: 200 })
  expect(await inRoom(small.id)).toBe(0)
  const twin = roomOf('Mały', 3)
  expect(await lodging.save(twin)).toMatchObject({ status: 409, json: { code: 'name_taken' } })
  const params = { accountId: site.account, eventId: site.event }
  expect(await staff.client.ask(deleteSpace, { params: { ...params, spaceId: large.id } })).toMatchObject({
    json: { code: 'space_in_use' },
  })
  expect(await staff.client.ask(deleteSpace, { params: { ...params, spaceId: small.id } })).toMatchObject({
    status: 204,
  })
})

test('people see their room only once it is published; a later change comes by mail', async () => {
  const [one, other] = [roomOf('12', 2), roomOf('13', 2)]
  await lodging.save(one, other)
  const made = await register(site, orderOf('Ptak', ['Adam M 1990']))
  const quiet = await register(site, orderOf('Sowa', ['Ewa F 1990']))
  await lodging.move(one.id, await idsOf(made))
  await lodging.move(other.id, await idsOf(quiet))
  expect((await look(site, made)).people).toMatchObject([{ lodging: [] }])
  await lodging.publish()
  expect((await look(site, made)).people).toMatchObject([{ lodging: ['Pokój\u00a012, Dom św. Anny'] }])
  expect(await mailsOf(made)).toEqual([])

  await lodging.move(null, await idsOf(quiet))
  await lodging.move(other.id, await idsOf(made))
  await lodging.move(one.id, await idsOf(quiet))
  // What was published stands until it is published again.
  expect((await look(site, made)).people).toMatchObject([{ lodging: ['Pokój\u00a012, Dom św. Anny'] }])
  await lodging.move(other.id, await idsOf(quiet))
  const { published } = await lodging.board()
  expect(published).toMatchObject([{ scope: 'rooms', changed: 1, messages: 1 }, { at: null }])
  await lodging.publish()
  await lodging.publish()
  expect((await look(site, made)).people).toMatchObject([{ lodging: ['Pokój\u00a013, Dom św. Anny'] }])
  expect([await mailsOf(made), await mailsOf(quiet)]).toEqual([[{ kind: 'lodging' }], []])
})

test('those who see theirs for the first time get a mail if the staff want it, and once', async () => {
  const room = roomOf('14', 2)
  await lodging.save(room)
  const order = orderOf('Żuraw', ['Jan M 1990'])
  const made = await register(site, order)
  await lodging.move(room.id, await idsOf(made))
  expect((await lodging.board()).published).toMatchObject([
    { scope: 'rooms', first: 1, changed: 0, messages: 0, firstMessages: 1 },
    {},
  ])
  await lodging.publish('rooms', true)
  await lodging.publish('rooms', true)
  expect(await mailsOf(made)).toEqual([{ kind: 'lodging' }])
  await expect
    .poll(async () => (await mailsTo(site, order.contact.email)).map(({ subject }) => subject), {
      timeout: 30_000,
    })
    .toContain('Przydział: Rekolekcje rodzinne')
})

test('what the staff do is in the journal', async () => {
  const actions = await asOwner<{ action: string }>(
    site.server.databaseUrl,
    `SELECT DISTINCT action FROM audit_entry WHERE action LIKE 'lodging.%' ORDER BY action`,
  )
  expect(actions.map(({ action }) => action)).toEqual([
    'lodging.people_moved',
    'lodging.published',
    'lodging.space_deleted',
    'lodging.spaces_saved',
    'lodging.wish_question_set',
  ])
})

test('whoever resigns frees the bed and the seat, and the room is marked', async () => {
  const room = roomOf('20', 2)
  const coach = roomOf('Autokar 1', 49, { scope: 'coach', house: '' })
  await lodging.save(room, coach)
  const made = await register(site, orderOf('Wilk', ['Ada F 1990'], { stop: 'kielce' }))
  const ids = await idsOf(made)
  await lodging.move(room.id, ids)
  await lodging.move(coach.id, ids, 'coach')
  expect(await peopleOf(made)).toMatchObject([{ spaces: { rooms: room.id, coach: coach.id } }])
  const params = { accountId: site.account, eventId: site.event, registrationId: made.id }
  const answer = await staff.client.ask(cancelPanelRegistration, {
    params,
    body: { reason: 'Choroba' },
  })
  expect(answer).toMatchObject({ status: 200 })
  const { spaces } = await lodging.board()
  expect(new Set(spaces.filter(({ freedAt }) => freedAt !== null).map(({ id }) => id))).toEqual(
    new Set([room.id, coach.id]),
  )
  expect(await lodging.move(room.id, ids)).toMatchObject({ status: 404 })
  const next = await idsOf(await register(site, orderOf('Zuber', ['Iga F 1990'])))
  await lodging.move(room.id, next)
  expect((await lodging.board()).spaces.find(({ id }) => id === room.id)).toMatchObject({ freedAt: null })
})
