import { pause } from '#server/db/embedded/processes.ts'
import { checkSchedule } from './check-schedule.ts'
import type { Cluster } from './cluster.ts'
import { createContext, type ScheduleContext } from './context.ts'
import { comeToRest } from './rest.ts'
import type { Kill, Schedule, Step } from './schedule.ts'
import type { StepKind } from './step-kind.ts'
import { STEP_KINDS } from './step-kinds.ts'
import { reserve } from './steps/reserve.ts'

/** The result of a schedule. */
export interface ScheduleResult {
  /** Each as 'rule: what breaks it'. */
  readonly faults: readonly string[]
  /** How often each answer and each event occurred. */
  readonly counts: ReadonlyMap<string, number>
}

/** Runs a schedule in an event of its own and checks the result; a clean schedule leaves no rows behind. */
export async function runSchedule(cluster: Cluster, schedule: Schedule): Promise<ScheduleResult> {
  const context = await createContext(cluster, schedule.terms, schedule.pauses)
  let killed = Promise.resolve()
  const killDuring = async ({ after, milliseconds, ...kill }: Kill) => {
    await context.pace.wait(after)
    await pause(milliseconds)
    // The other tasks go on before the killed process is back.
    killed = cluster.kill(kill)
  }
  const tasks = STEP_KINDS.map((kind) => () => runSteps(context, kind, schedule.steps[kind.name] ?? []))
  const { kill } = schedule
  if (kill) tasks.push(() => killDuring(kill))
  await Promise.all(tasks.map((task) => context.pace.run(task)))
  await killed
  await comeToRest(context)
  const faults = await checkSchedule(context)
  if (faults.length === 0) await clearAway(context)
  return { faults, counts: context.answers }
}

async function runSteps(context: ScheduleContext, kind: StepKind, steps: readonly Step[]): Promise<void> {
  const { pace } = context
  if (kind.target === 'registrations') await pace.sleep(context.hasBegun())
  for (const { after, ...choice } of steps) {
    await pace.wait(after)
    await kind.run(context, choice)
    pace.tick()
  }
  if (kind === reserve) context.noMoreOrders()
}

/** Leftover rows of many schedules would slow down the next ones. */
async function clearAway({ cluster, account }: ScheduleContext): Promise<void> {
  await cluster.query('SELECT races.clear_away($1)', [account])
}
