import { localOf } from '#domain/values/polish-time.ts'
import type { JobView } from '#server/jobs/states.queries.ts'

const STATES = ['waiting', 'due', 'running', 'failing', 'given_up'] as const
const HEADS = ['waiting', 'due', 'running', 'failing', 'given up']
/** More failing jobs than a person reads; `--json` has all of them. */
const SHOWN = 50
const ERROR_LENGTH = 200

/** The report for the operator: how many jobs of each task are in which state, then those that fail. */
export function describeJobs(jobs: readonly JobView[], now: Temporal.Instant): string {
  const troubled = jobs.filter(({ state }) => state === 'failing' || state === 'given_up')
  const hidden = troubled.length - SHOWN
  return [
    table(jobs),
    '',
    oldest(jobs, now),
    ...troubled.slice(0, SHOWN).flatMap((job) => ['', ...trouble(job)]),
    ...(hidden > 0 ? ['', `… and ${hidden} more: npm run jobs -- --json`] : []),
  ].join('\n')
}

function table(jobs: readonly JobView[]): string {
  const byTask = Map.groupBy(jobs, ({ task }) => task)
  const rows = [...byTask].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const width = Math.max(4, ...rows.map(([task]) => task.length))
  const line = (first: string, cells: readonly (string | number)[]) =>
    [first.padEnd(width), ...cells.map((cell) => String(cell).padStart(9))].join('')
  const count = (of: readonly JobView[], state: JobView['state']) =>
    of.filter((job) => job.state === state).length
  return [
    line('task', HEADS),
    ...rows.map(([task, of]) =>
      line(
        task,
        STATES.map((state) => count(of, state)),
      ),
    ),
  ].join('\n')
}

/** The moment by which the jobs are sorted. */
function oldest(jobs: readonly JobView[], now: Temporal.Instant): string {
  const due = jobs.find(({ state }) => state === 'due')
  if (!due) return 'Nothing that is due waits.'
  const waited = Math.floor(now.since(due.runAt, { largestUnit: 'seconds' }).total('seconds'))
  return `What is due has waited for ${waited} s.`
}

function trouble(job: JobView): string[] {
  const next =
    job.state === 'failing'
      ? `next try ${clock(job.runAt)}`
      : `given up; run it again by npm run jobs -- --retry ${job.id}`
  const error = (job.lastError ?? 'its worker ended').split('\n', 1)[0] ?? ''
  return [
    `${job.id} ${job.task}, account ${job.accountId ?? 'none'}: ${job.attempts} of ${job.maxAttempts} attempts since ${clock(job.createdAt)}, ${next}`,
    `  ${error.slice(0, ERROR_LENGTH)}`,
  ]
}

/** '2026-10-25 02:30:00' by Polish time. */
const clock = (instant: Temporal.Instant) =>
  localOf(instant).toString({ smallestUnit: 'second' }).replace('T', ' ')
