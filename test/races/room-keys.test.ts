import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getRoomKey, joinRoom, makeRoomKey } from '#contract/room-keys.ts'
import { outputOf } from '#test/support/answers.ts'
import { lodgingOf, orderOf, retreat, roomOf } from '#test/support/lodging.ts'
import { asOwner } from '#test/support/owner.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { staffOf } from '#test/support/staff.ts'

/** Several who join for a room at the same moment: never more than its beds, and nobody in two rooms. */

let site: TestSite

beforeAll(async () => {
  site = await startTestSite({ definition: retreat() })
  await lodgingOf(site, (await staffOf(site)).client).save(roomOf('1', 3))
})
afterAll(() => site?.[Symbol.asyncDispose]())
beforeEach(() => asOwner(site.server.databaseUrl, 'DELETE FROM wrong_code'))

const of = ({ token }: Registered) => ({ params: { token } })
const woman = (first: string) => register(site, orderOf('Mazur', [`${first} F 1990`]))
const make = async (made: Registered) =>
  outputOf(makeRoomKey, await site.visitor.ask(makeRoomKey, of(made))).roomKey?.key ?? ''
const join = (made: Registered, key: string) => site.visitor.ask(joinRoom, { ...of(made), body: { key } })
const see = async (made: Registered) =>
  outputOf(getRoomKey, await site.visitor.ask(getRoomKey, of(made))).roomKey

test('of ten who join for two beds at once, two get in', async () => {
  const owner = await woman('Ewa')
  const key = await make(owner)
  const others: Registered[] = []
  for (let at = 0; at < 10; at += 1) others.push(await woman(`Ola${'abcdefghij'[at]}`))
  const answers = await Promise.all(others.map((each) => join(each, key)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    200,
    ...Array.from({ length: 8 }, () => 409),
  ])
  expect((await see(owner))?.joined).toHaveLength(2)
})

test('of two who join each other at once, one joins the other', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await woman('Anna'), await woman('Beata')]
    const [ofOne, ofOther] = [await make(one), await make(other)]
    const answers = await Promise.all([join(one, ofOther), join(other, ofOne)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const joined = [await see(one), await see(other)].filter((seen) => seen?.joinedTo !== null)
    expect(joined).toHaveLength(1)
  }
})
