import { changeRegistration } from '#contract/changes.ts'
import { problemSchema } from '#contract/errors.ts'
import { getRegistration } from '#contract/site.ts'
import type { Actor } from '../actor.ts'
import { personOf } from '../race-event.ts'
import type { Told, World } from '../world.ts'

/**
 * Somebody adds a person to a registration or takes one off, by what the page showed a moment ago; in the third way
 * two windows do it at once, and one of them is told that it has changed meanwhile.
 */
export const change: Actor = {
  name: 'change',
  upon: 'registrations',
  deeds: [0, 3],
  async act(world, { who, how, node }) {
    const somebody = world.somebody(who)
    if (!somebody) return
    const people = 1 + ((who + how) % 3)
    if (how === 2) await Promise.all([to(world, somebody, people, node), to(world, somebody, 2, node + 1)])
    else await to(world, somebody, people, node)
  },
}

/** Until the total that is sent is the one that the rules say. */
async function to(world: World, { token }: Told, people: number, node: number): Promise<void> {
  const params = { token }
  const seen = getRegistration.output.safeParse((await world.ask(getRegistration, { params }, node)).json)
  if (!seen.success || !seen.data.may.change) return
  const draft = {
    people: Array.from({ length: people }, (_, index) => personOf(0, index)),
    registeredBy: 'p1',
  }
  const body = { revision: seen.data.revision, expectedTotal: seen.data.total, draft }
  const first = await world.ask(changeRegistration, { params, body }, node)
  const { data } = problemSchema.safeParse(first.json)
  if (data?.code !== 'price_changed') return
  const again = { ...body, expectedTotal: Number(data.params?.now) }
  await world.ask(changeRegistration, { params, body: again }, node)
}
