import type { Actor } from '../actor.ts'

const POOLS = ['event', 'kayaks', 'code'] as const

/** Somebody of the staff raises or lowers a limit, also below what is taken. */
export const limitChange: Actor = {
  name: 'limit change',
  upon: 'event',
  deeds: [0, 2],
  async act(world, { who, how, node }) {
    const pool = POOLS[who % POOLS.length] ?? 'event'
    const { terms } = world
    await world.publish(
      { ...terms, limits: { ...terms.limits, [pool]: 1 + how + Math.floor(who / 4) } },
      node,
    )
  },
}
