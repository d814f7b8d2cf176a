import { handOverPlace } from '#contract/hand-over.ts'
import { getRegistration } from '#contract/site.ts'
import type { Actor } from '../actor.ts'
import { personOf } from '../race-event.ts'

/**
 * Somebody gives the first place of a registration to somebody new, by what the page showed a moment ago; in the third
 * way to two people at once, and one of them is told that it has changed meanwhile.
 */
export const handOver: Actor = {
  name: 'hand-over',
  upon: 'registrations',
  deeds: [0, 2],
  async act(world, { who, how, node }) {
    const somebody = world.somebody(who)
    if (!somebody) return
    const params = { token: somebody.token }
    const seen = getRegistration.output.safeParse((await world.ask(getRegistration, { params }, node)).json)
    const giver = seen.data?.people[0]?.ref
    if (!seen.success || giver === undefined) return
    const { revision, total: expectedTotal } = seen.data
    const give = (to: number) => {
      const successor = { ...personOf(who, to), ref: `s${revision}-${to}` }
      const body = { revision, expectedTotal, giver, successor }
      return world.ask(handOverPlace, { params, body }, node + to)
    }
    await Promise.all(how === 2 ? [give(0), give(1)] : [give(0)])
  },
}
