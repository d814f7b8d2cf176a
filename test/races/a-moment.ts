import { pause } from '#server/db/embedded/processes.ts'

/**
 * Long enough for what was just sent to arrive where it stands still, or to have gone past it, also on a machine that has
 * much else to do: from outside the two cannot be told apart.
 */
export const aMoment = (): Promise<void> => pause(2_000)
