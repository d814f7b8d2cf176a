import { pause } from '#server/db/embedded/processes.ts'
import type { Actor } from './actor.ts'
import { reserve } from './actors/reserve.ts'
import { ACTORS } from './actors.ts'
import type { Ground } from './ground.ts'
import { judge } from './judge.ts'
import { comeToRest } from './rest.ts'
import type { Kill, Schedule, Step } from './schedule.ts'
import { createWorld, type World } from './world.ts'

/** How a schedule has ended. */
export interface Played {
  /** Each as 'rule: what breaks it'. */
  readonly faults: readonly string[]
  /** How often what was answered and what has happened. */
  readonly counts: ReadonlyMap<string, number>
}

/** Plays a schedule in an event of its own and judges what is left of it; a clean one leaves nothing behind. */
export async function play(ground: Ground, schedule: Schedule): Promise<Played> {
  const world = await createWorld(ground, schedule.terms, schedule.pauses)
  let killed = Promise.resolve()
  const killAmid = async ({ after, milliseconds, ...kill }: Kill) => {
    await world.pace.wait(after)
    await pause(milliseconds)
    // What is killed need not be back for the others to go on.
    killed = ground.kill(kill)
  }
  const lives = ACTORS.map((actor) => () => actAll(world, actor, schedule.steps[actor.name] ?? []))
  const { kill } = schedule
  if (kill) lives.push(() => killAmid(kill))
  await Promise.all(lives.map((life) => world.pace.live(life)))
  await killed
  await comeToRest(world)
  const faults = await judge(world)
  if (faults.length === 0) await clearAway(world)
  return { faults, counts: world.answers }
}

async function actAll(world: World, actor: Actor, steps: readonly Step[]): Promise<void> {
  const { pace } = world
  if (actor.upon === 'registrations') await pace.sleep(world.hasBegun())
  for (const { after, ...choice } of steps) {
    await pace.wait(after)
    await actor.act(world, choice)
    pace.tick()
  }
  if (actor === reserve) world.noMoreOrders()
}

/** What many schedules have left would only make the next ones slow. */
async function clearAway({ ground, account }: World): Promise<void> {
  await ground.query('SELECT races.clear_away($1)', [account])
}
