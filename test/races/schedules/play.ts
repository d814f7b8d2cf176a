import { pause } from '#server/db/embedded/processes.ts'
import type { Actor } from './actor.ts'
import { reserve } from './actors/reserve.ts'
import { ACTORS } from './actors.ts'
import type { Ground } from './ground.ts'
import { judge } from './judge.ts'
import { comeToRest } from './rest.ts'
import type { Schedule, Step } from './schedule.ts'
import { createWorld, type World } from './world.ts'

/** How a schedule has ended. */
export interface Played {
  /** Each as 'rule: what breaks it'. */
  readonly faults: readonly string[]
  /** How often what was answered and what has happened. */
  readonly counts: ReadonlyMap<string, number>
}

/** Plays a schedule in an event of its own and judges what is left of it; a clean one leaves nothing behind. */
export async function play(ground: Ground, { terms, pauses, steps, kill }: Schedule): Promise<Played> {
  const world = await createWorld(ground, terms, pauses)
  const killed = kill ? pause(kill.after).then(() => ground.kill(kill)) : null
  await Promise.all(
    ACTORS.map(async (actor) => {
      await actAll(world, actor, steps[actor.name] ?? [])
      if (actor === reserve) world.noMoreOrders()
    }),
  )
  await killed
  await comeToRest(world)
  const faults = await judge(world)
  if (faults.length === 0) await clearAway(world)
  return { faults, counts: world.answers }
}

async function actAll(world: World, actor: Actor, steps: readonly Step[]): Promise<void> {
  for (const { wait, ...choice } of steps) {
    await pause(wait)
    await actor.act(world, choice)
  }
}

/** What many schedules have left would only make the next ones slow. */
async function clearAway({ ground, account }: World): Promise<void> {
  await ground.query('SELECT races.clear_away($1)', [account])
}
