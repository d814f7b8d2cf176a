import type { Actor } from '../actor.ts'

/** Somebody of the staff closes the registration, or opens it again. */
export const close: Actor = {
  name: 'close',
  upon: 'registrations',
  deeds: [0, 2],
  async act(world, { how, node }) {
    await world.publish({ ...world.terms, isOpen: how !== 0 }, node)
  },
}
