import { randomUUID } from 'node:crypto'
import { deleteHold, prolongHold, putHold } from '#contract/holds.ts'
import { createRegistration } from '#contract/site.ts'
import { orderOf, totalOf } from '../race-event.ts'
import type { StepKind } from '../step-kind.ts'

/**
 * A family holds places while it fills in its form, then orders with the hold, prolongs it, releases it, or is too
 * late: its hold has expired, and it orders all the same.
 */
export const hold: StepKind = {
  name: 'hold',
  target: 'event',
  count: [0, 3],
  async run(context, { who, how, node }) {
    const family = { family: context.nextFamily(), people: 1 + (who % 2), hasCode: false }
    const { version, price } = context.newest()
    const key = randomUUID()
    const body = orderOf(family, { version, total: totalOf(family, price) })
    const params = { slug: context.slug, hold: key }
    const kept = await context.ask(putHold, { params, body: { version, draft: body.draft } }, node)
    if (kept.status !== putHold.status) return
    if (how === 0) return void (await context.ask(deleteHold, { params }, node + 1))
    if (how === 1) await context.ask(prolongHold, { params }, node + 1)
    if (how === 2)
      await context.cluster.query(
        "UPDATE hold SET expires_at = now() - interval '1 minute' WHERE account_id = $1",
        [context.account],
      )
    const asked = { params: { slug: context.slug }, key, body: { ...body, hold: key } }
    const answer = await context.ask(createRegistration, asked, node)
    if (answer.status === createRegistration.status)
      await context.acknowledge({ key, ...createRegistration.output.parse(answer.json) })
  },
}
