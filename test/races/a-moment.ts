import { pause } from '#server/db/embedded/processes.ts'

/**
 * Long enough for a request that was just sent to reach the lock, or to have passed it, also on a busy machine: from
 * outside the two cannot be distinguished.
 */
export const aMoment = (): Promise<void> => pause(2_000)
