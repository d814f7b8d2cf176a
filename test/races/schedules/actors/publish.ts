import type { Actor } from '../actor.ts'

/** Grosze by which the next version is dearer. */
const STEP = 2_000

/** Somebody of the staff publishes a version at another price; what is free stays free. */
export const publish: Actor = {
  name: 'publish',
  upon: 'event',
  deeds: [0, 2],
  async act(world, { how, node }) {
    const { terms } = world
    await world.publish({ ...terms, price: terms.price === 0 ? 0 : 12_000 + how * STEP }, node)
  },
}
