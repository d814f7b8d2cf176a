import type { KnownRegistration, ScheduleContext } from '../context.ts'
import type { StepKind } from '../step-kind.ts'

/**
 * Lets the time to pay of a registration pass and has it processed: by a job, by two at once, or by the sweep of each
 * minute. In the fourth variant the time of all registrations passes at once.
 */
export const expire: StepKind = {
  name: 'expire',
  target: 'registrations',
  count: [0, 2],
  async run(context, { who, how }) {
    const registration = context.pick(who)
    if (!registration) return
    const all = how === 3 ? [...context.registrations] : [registration]
    await letPass(context, all)
    if (how === 2) await context.cluster.query("SELECT jobs.enqueue('sweep', NULL, '{}', now(), 'sweep')")
    else await Promise.all((how === 1 ? [...all, ...all] : all).map((each) => lookAt(context, each)))
  },
}

/** The time to pay of a registration passes, and a job processes it. */
export async function letTimePass(context: ScheduleContext, registration: KnownRegistration): Promise<void> {
  await letPass(context, [registration])
  await lookAt(context, registration)
}

async function letPass(context: ScheduleContext, all: readonly KnownRegistration[]): Promise<void> {
  for (const each of all) each.overAt ??= performance.now()
  await context.cluster.query(
    `UPDATE registration SET expires_at = now() - interval '1 minute'
      WHERE account_id = $1 AND registration_id = ANY ($2) AND state = 'awaiting_payment'`,
    [context.account, all.map(({ id }) => id)],
  )
}

/** Enqueues a job without a key, so that two of them are not merged. */
function lookAt({ cluster, account }: ScheduleContext, { id }: KnownRegistration) {
  return cluster.query(`SELECT jobs.enqueue('expire-registration', $1, $2, now(), NULL)`, [
    account,
    JSON.stringify({ registration: id }),
  ])
}
