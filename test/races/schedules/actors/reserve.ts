import { randomUUID } from 'node:crypto'
import { problemSchema } from '#contract/errors.ts'
import { createRegistration } from '#contract/site.ts'
import type { Actor } from '../actor.ts'
import { type Family, orderOf, totalOf } from '../race-event.ts'
import type { World } from '../world.ts'

/**
 * Families order: one, two or three at the same moment at both nodes, or one that presses the button three times.
 * Every other one has a code; every fourth one is of two.
 */
export const reserve: Actor = {
  name: 'reserve',
  upon: 'event',
  deeds: [1, 4],
  async act(world, { who, how, node }) {
    const come = (...nodes: number[]) => {
      const family = { family: world.nextFamily(), people: who % 4 === 0 ? 2 : 1, hasCode: who % 2 === 0 }
      return order(world, family, nodes)
    }
    if (how === 3) await come(node, node + 1, node)
    else await Promise.all(Array.from({ length: how + 1 }, (_, index) => come(node + index)))
  },
}

/** How often a family is content to look at the offer again, and to order what it sees then. */
const LOOKS = 6

/** One key for all that the family sends: to so many nodes at once, and again after it has looked again. */
async function order(world: World, family: Family, nodes: readonly number[]): Promise<void> {
  const key = randomUUID()
  const { version, price } = world.newest()
  let seen = { version, total: totalOf(family, price) }
  for (let look = 0; look < LOOKS; look++) {
    const asked = { params: { slug: world.slug }, key, body: orderOf(family, seen) }
    const answers = await Promise.all(nodes.map((node) => world.ask(createRegistration, asked, node)))
    const made = answers.filter(({ status }) => status === createRegistration.status)
    for (const { json } of made) await world.tell({ key, ...createRegistration.output.parse(json) })
    if (made.length > 0) return
    const { code, params } = problemSchema.parse(answers[0]?.json)
    // It was refused until now, so its key has made nothing.
    if (code === 'key_reused') world.faults.push(`what was refused is not made: ${key}`)
    if (code === 'version_gone') seen = { ...seen, version: Number(params?.version ?? seen.version + 1) }
    else if (code === 'price_changed') seen = { ...seen, total: Number(params?.now) }
    else return
  }
}
