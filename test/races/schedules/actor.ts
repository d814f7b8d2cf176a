import type { World } from './world.ts'

/** What a schedule leaves to chance in one deed of an actor; each actor reads it in its own way. */
export interface Choice {
  /** Whom it concerns: a place in a list, whatever its length. */
  readonly who: number
  /** In which way: 0 to 3. */
  readonly how: number
  /** The node that is asked first. */
  readonly node: number
}

/**
 * Somebody who does one kind of thing to an event while the others do theirs. A deed ends when its answer is
 * definite. What it was told goes to the world, which is judged when all is at rest.
 */
export interface Actor {
  readonly name: string
  /** What it acts upon: the first registration is waited for, and a schedule counts its time from then. */
  readonly upon: 'event' | 'registrations'
  /** How many deeds it does in a schedule: at least, at most. */
  readonly deeds: readonly [number, number]
  act(world: World, choice: Choice): Promise<void>
}
