import { cancelRegistration } from '#contract/changes.ts'
import type { Actor } from '../actor.ts'

/** Somebody calls a registration off, or clicks twice. What was told to be called off stays so. */
export const cancel: Actor = {
  name: 'cancel',
  upon: 'registrations',
  deeds: [0, 2],
  async act(world, { who, how, node }) {
    const somebody = world.somebody(who)
    if (!somebody) return
    const asked = { params: { token: somebody.token }, body: {} }
    const clicks = Array.from({ length: how === 3 ? 2 : 1 }, (_, index) => node + index)
    const answers = await Promise.all(clicks.map((each) => world.ask(cancelRegistration, asked, each)))
    if (answers.some(({ status }) => status === cancelRegistration.status)) somebody.isCancelled = true
  },
}
