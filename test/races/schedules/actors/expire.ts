import type { Actor } from '../actor.ts'
import type { Told, World } from '../world.ts'

/**
 * Lets somebody's time to pay pass, and has its end looked at: by a job, by two at once, or by the sweep of each
 * minute. In the fourth way the time of all passes at once.
 */
export const expire: Actor = {
  name: 'expire',
  upon: 'registrations',
  deeds: [0, 2],
  async act(world, { who, how }) {
    const somebody = world.somebody(who)
    if (!somebody) return
    const all = how === 3 ? [...world.told] : [somebody]
    await letPass(world, all)
    if (how === 2) await world.ground.query("SELECT jobs.enqueue('sweep', NULL, '{}', now(), 'sweep')")
    else await Promise.all((how === 1 ? [...all, ...all] : all).map((each) => lookAt(world, each)))
  },
}

async function letPass(world: World, all: readonly Told[]): Promise<void> {
  for (const each of all) each.overAt ??= performance.now()
  await world.ground.query(
    `UPDATE registration SET expires_at = now() - interval '1 minute'
      WHERE account_id = $1 AND registration_id = ANY ($2) AND state = 'awaiting_payment'`,
    [world.account, all.map(({ id }) => id)],
  )
}

/** By jobs without a key, so that two of them are two. */
function lookAt({ ground, account }: World, { id }: Told) {
  return ground.query(`SELECT jobs.enqueue('expire-registration', $1, $2, now(), NULL)`, [
    account,
    JSON.stringify({ registration: id }),
  ])
}
