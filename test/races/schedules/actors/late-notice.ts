import { createPayment } from '#contract/site.ts'
import type { Actor } from '../actor.ts'
import { bringNotices, decideQuietly, noteIfPaid } from '../gateway.ts'

/**
 * Somebody begins to pay, takes up to nine deeds of others to decide, and the gateway up to three to say so: several
 * times, to both nodes at once. In between the time to pay may have passed.
 */
export const lateNotice: Actor = {
  name: 'late notice',
  upon: 'registrations',
  deeds: [0, 4],
  async act(world, { who, how, node }) {
    const somebody = world.somebody(who)
    if (!somebody) return
    await world.ask(createPayment, { params: { token: somebody.token }, body: {} }, node)
    await world.pace.wait(how * 3)
    const taken = await decideQuietly(world, somebody)
    await noteIfPaid(world, somebody)
    await world.pace.wait(who % 4)
    await Promise.all(taken.map((payment) => bringNotices(world, payment, node)))
  },
}
