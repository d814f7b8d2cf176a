import { expect, test } from 'vitest'
import { lodgingOf, roomOf } from '#test/support/lodging.ts'
import { hold, standing } from './hold.ts'
import { order } from './small-event.ts'
import { sellOnTwoNodes, type TwoNodes } from './two-nodes.ts'
import { weaken } from './weaken.ts'

/** Two of the staff give the last bed of a room away at the same moment, at two nodes. */
async function bothIntoOneBed({ site, url, first, second }: TwoNodes): Promise<number> {
  const [one, other] = [lodgingOf(site, first.client), lodgingOf(site, second.client)]
  const room = roomOf('1', 1)
  await one.save(room)
  await first.register(order(1, 1, 12_000))
  await second.register(order(2, 1, 12_000))
  const [anna = '', maria = ''] = (await one.board()).people.map(({ id }) => id)
  await using spaces = await hold(url, 'SELECT FROM space')
  const moves = [one.move(room.id, [anna]), other.move(room.id, [maria])]
  await standing(url, 2, '%place_people%')
  await spaces.letGo()
  expect((await Promise.all(moves)).map(({ status }) => status).sort()).toContain(200)
  return (await one.board()).people.filter((each) => each.spaces.rooms === room.id).length
}

test('two who give away the last bed at once: one of them is refused', async () => {
  await using twoNodes = await sellOnTwoNodes(10)
  expect(await bothIntoOneBed(twoNodes)).toBe(1)
})

test('without the lock of the rooms both would get the bed', async () => {
  await using twoNodes = await sellOnTwoNodes(10)
  await weaken(twoNodes.url, 'place_people', /\n\s+ORDER BY s\.space_id FOR UPDATE/)
  expect(await bothIntoOneBed(twoNodes)).toBe(2)
})
