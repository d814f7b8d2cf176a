import { createPayment } from '#contract/site.ts'
import { pause } from '#server/db/embedded/processes.ts'
import type { Actor } from '../actor.ts'
import { bringNotices, decideQuietly, noteIfPaid } from '../gateway.ts'

/** Milliseconds. */
const LATER = 40

/**
 * The gateway has somebody's money and is late to say so: it says so after a while, several times, to both nodes
 * at once.
 */
export const lateNotice: Actor = {
  name: 'late notice',
  deeds: [0, 2],
  async act(world, { who, how, node }) {
    const somebody = await world.somebody(who)
    if (!somebody) return
    await world.ask(createPayment, { params: { token: somebody.token }, body: {} }, node)
    const paid = await decideQuietly(world, somebody)
    await noteIfPaid(world, somebody)
    await pause(how * LATER)
    await Promise.all(paid.map((payment) => bringNotices(world, payment, node)))
  },
}
