import { randomUUID } from 'node:crypto'
import { deleteHold, prolongHold, putHold } from '#contract/holds.ts'
import { createRegistration } from '#contract/site.ts'
import type { Actor } from '../actor.ts'
import { orderOf, totalOf } from '../race-event.ts'

/**
 * A family has places kept while it fills in its form, then orders with them, has them kept for fewer, gives them
 * back, or is too late: its time is over, and it orders all the same.
 */
export const hold: Actor = {
  name: 'hold',
  upon: 'event',
  deeds: [0, 3],
  async act(world, { who, how, node }) {
    const family = { family: world.nextFamily(), people: 1 + (who % 2), hasCode: false }
    const { version, price } = world.newest()
    const key = randomUUID()
    const body = orderOf(family, { version, total: totalOf(family, price) })
    const params = { slug: world.slug, hold: key }
    const kept = await world.ask(putHold, { params, body: { version, draft: body.draft } }, node)
    if (kept.status !== putHold.status) return
    if (how === 0) return void (await world.ask(deleteHold, { params }, node + 1))
    if (how === 1) await world.ask(prolongHold, { params }, node + 1)
    if (how === 2)
      await world.ground.query(
        "UPDATE hold SET expires_at = now() - interval '1 minute' WHERE account_id = $1",
        [world.account],
      )
    const asked = { params: { slug: world.slug }, key, body: { ...body, hold: key } }
    const answer = await world.ask(createRegistration, asked, node)
    if (answer.status === createRegistration.status)
      await world.tell({ key, ...createRegistration.output.parse(answer.json) })
  },
}
