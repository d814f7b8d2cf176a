import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cancelRegistration } from '#contract/changes.ts'
import { getRoomKey, joinRoom, leaveRoom, makeRoomKey } from '#contract/room-keys.ts'
import { proposeSpaces } from '#domain/lodging/propose.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { lodgingOf, orderOf, retreat, roomOf } from '#test/support/lodging.ts'
import { asOwner } from '#test/support/owner.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'

/** Keys by which registrations join for a room: what each of them learns, who may join, and what the staff see. */

let site: TestSite
let staff: Staff
let lodging: ReturnType<typeof lodgingOf>

beforeAll(async () => {
  site = await startTestSite({ definition: retreat() })
  staff = await staffOf(site)
  lodging = lodgingOf(site, staff.client)
})
afterAll(() => site?.[Symbol.asyncDispose]())
beforeEach(() => asOwner(site.server.databaseUrl, 'DELETE FROM wrong_code'))

const of = ({ token }: Registered) => ({ params: { token } })
const see = async (made: Registered) =>
  outputOf(getRoomKey, await site.visitor.ask(getRoomKey, of(made))).roomKey
const make = async (made: Registered) =>
  outputOf(makeRoomKey, await site.visitor.ask(makeRoomKey, of(made))).roomKey?.key ?? ''
const join = (made: Registered, key: string) => site.visitor.ask(joinRoom, { ...of(made), body: { key } })
const joined = async (made: Registered, key: string) => outputOf(joinRoom, await join(made, key)).roomKey
const leave = (made: Registered) => site.visitor.ask(leaveRoom, of(made))
const woman = (first: string, more: Parameters<typeof orderOf>[2] = {}) =>
  register(site, orderOf('Mazur', [`${first} F 1990`], more))
const whyNot = async (answer: ReturnType<typeof join>) =>
  problemOf('room_key_refused', await answer).problems?.map(({ code, field }) => `${field}: ${code}`)

test('who joins by a key learns the first name and the initial of its owner, who sees who has joined', async () => {
  const [anna, beata] = [await woman('Anna'), await woman('Beata')]
  expect(await see(anna)).toEqual({ key: null, joined: [], joinedTo: null })
  const key = await make(anna)
  expect(key).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
  expect(await joined(beata, ` ${key.slice(0, 3)}-${key.slice(3).toLowerCase()} `)).toEqual({
    ...{ key: null, joined: [], joinedTo: 'Anna M.' },
  })
  expect(await see(anna)).toEqual({ key, joined: ['Beata M.'], joinedTo: null })
  // Once more changes nothing.
  expect(await joined(beata, key)).toMatchObject({ joinedTo: 'Anna M.' })
})

test('people of one key are put into one room by the proposal of the board', async () => {
  const [ewa, ola] = [await woman('Ewa'), await woman('Olga')]
  await joined(ola, await make(ewa))
  const { people } = await lodging.board()
  const key = people.find(({ firstName }) => firstName === 'Ewa')?.key
  expect(people.filter((each) => each.key === key).map(({ firstName }) => firstName)).toEqual(['Ewa', 'Olga'])
  const { assignment } = proposeSpaces({
    people: people.map((each) => ({ ...each, family: each.registrationId, hasWholeRoom: false })),
    spaces: Array.from({ length: people.length }, (_, n) => ({
      ...{ id: `${n}`, house: '', name: `${n}`, places: 2, sexes: 'any' as const, kind: null },
    })),
    ...{ assigned: new Map(), separates: true },
  })
  const roomOfName = (name: string) =>
    assignment.get(people.find(({ firstName }) => firstName === name)?.id ?? '')
  expect(roomOfName('Ewa')).toBe(roomOfName('Olga'))
})

test('a changed key lets nobody in any more, and who has joined stays', async () => {
  const [iga, maja, nina] = [await woman('Iga'), await woman('Maja'), await woman('Nina')]
  const old = await make(iga)
  await joined(maja, old)
  const key = await make(iga)
  expect(key).not.toBe(old)
  expect(await whyNot(join(nina, old))).toEqual(['key: unknown'])
  expect(await see(iga)).toMatchObject({ key, joined: ['Maja M.'] })
})

test('nobody joins with a broken key, the own one, a second one, or past others who have come', async () => {
  const [ala, basia, celina] = [await woman('Ala'), await woman('Basia'), await woman('Celina')]
  const [ofAla, ofBasia] = [await make(ala), await make(basia)]
  expect(await whyNot(join(ala, 'K7M2P'))).toEqual(['key: no_key'])
  expect(await whyNot(join(ala, ofAla))).toEqual(['key: own_key'])
  await joined(celina, ofAla)
  expect(await whyNot(join(celina, ofBasia))).toEqual(['key: joined_already'])
  expect(await whyNot(join(ala, ofBasia))).toEqual(['key: has_joined'])
  problemOf('room_key_refused', await site.visitor.ask(makeRoomKey, of(celina)))
})

test('who leaves is seen no more, and may join again', async () => {
  const [ula, wanda] = [await woman('Ula'), await woman('Wanda')]
  const key = await make(ula)
  await joined(wanda, key)
  expect(outputOf(leaveRoom, await leave(wanda)).roomKey).toMatchObject({ joinedTo: null })
  expect(await see(ula)).toMatchObject({ joined: [] })
  await leave(wanda)
  expect(await joined(wanda, key)).toMatchObject({ joinedTo: 'Ula M.' })
  const noted = await asOwner<{ action: string }>(
    site.server.databaseUrl,
    "SELECT action FROM audit_entry WHERE registration_id = ANY ($1) AND action LIKE 'room_key.%' ORDER BY audit_entry_id",
    [[ula.id, wanda.id]],
  )
  expect(noted.map(({ action }) => action)).toEqual([
    ...['room_key.made', 'room_key.joined', 'room_key.left', 'room_key.joined'],
  ])
})

test('a resignation frees the bed, and the key stays for the others', async () => {
  const [rita, sara, teresa] = [await woman('Rita'), await woman('Sara'), await woman('Teresa')]
  const key = await make(rita)
  await joined(sara, key)
  const body = { returnDonation: false }
  const left = await site.visitor.ask(cancelRegistration, { ...of(rita), body })
  expect(left.status).toBeLessThan(300)
  expect(await joined(teresa, key)).toMatchObject({ joinedTo: 'Rita M.' })
  const keys = (await lodging.board()).people.filter((each) => each.key === key)
  expect(keys.map(({ firstName }) => firstName)).toEqual(['Sara', 'Teresa'])
})

test('who has a key that only a party used which resigned since joins another', async () => {
  const [olga, ewa, zofia] = [await woman('Olga'), await woman('Ewa'), await woman('Zofia')]
  await joined(ewa, await make(olga))
  const left = await site.visitor.ask(cancelRegistration, { ...of(ewa), body: { returnDonation: false } })
  expect(left.status).toBeLessThan(300)
  expect(await see(olga)).toMatchObject({ joined: [], joinedTo: null })
  expect(await joined(olga, await make(zofia))).toMatchObject({ key: null, joinedTo: 'Zofia M.' })
  const { people } = await lodging.board()
  const keyOf = (made: Registered) => people.find((each) => each.registrationId === made.id)?.key
  expect(keyOf(olga)).toMatch(/^[A-Z2-9]{6}$/)
  expect(keyOf(olga)).toBe(keyOf(zofia))
})

test('beds, sexes and kinds of the rooms decide who may join', async () => {
  await lodging.save(
    roomOf('K2', 2, { sexes: 'women', kind: { item: 'room', option: 'bath' } }),
    roomOf('W', 6, { kind: { item: 'room', option: 'shared' } }),
  )
  const [anna, beata, celina] = [
    await woman('Hanna', { room: 'bath' }),
    await woman('Beata', { room: 'bath' }),
    await woman('Celina', { room: 'bath' }),
  ]
  const jan = await register(site, orderOf('Kos', ['Jan M 1990'], { room: 'bath' }))
  const other = await woman('Inna')
  const key = await make(anna)
  expect(await whyNot(join(jan, key))).toEqual(['key: sexes'])
  expect(await whyNot(join(other, key))).toEqual(['key: other_kind'])
  await joined(beata, key)
  expect(await whyNot(join(celina, key))).toEqual(['key: no_space_so_big'])
})

test('wrong keys are answered a few times, and then neither are right ones', async () => {
  const [anna, beata] = [await woman('Anna'), await woman('Beata')]
  const key = await make(anna)
  const answers: number[] = []
  for (const last of 'ABCDEFGHJKLM') answers.push((await join(beata, `ZZZZZ${last}`)).status)
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 409))
  expect(answers.slice(10)).toEqual([429, 429])
  problemOf('too_many_requests', await join(beata, key))
})
