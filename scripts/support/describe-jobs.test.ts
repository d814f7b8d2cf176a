import { expect, test } from 'vitest'
import type { JobView } from '#server/jobs/states.queries.ts'
import { describeJobs } from './describe-jobs.ts'

const NOW = Temporal.Instant.from('2026-11-21T12:00:00Z')
const job = (more: Partial<JobView>): JobView => ({
  ...{ id: 1, task: 'send-message', accountId: null, state: 'waiting', attempts: 0, maxAttempts: 25 },
  ...{ createdAt: NOW, runAt: NOW, lastError: null },
  ...more,
})

test('the report lists how many of each task are in which state, and what is wrong', () => {
  const jobs = [
    job({ state: 'due', runAt: NOW.subtract({ seconds: 75 }) }),
    job({ state: 'due', task: 'expire-registration' }),
    job({ state: 'running', task: 'expire-registration' }),
    job({
      ...{ id: 7, state: 'failing', accountId: 'a1', attempts: 3, runAt: NOW.add({ seconds: 20 }) },
      lastError: 'connect ECONNREFUSED 127.0.0.1:25\n    at somewhere',
    }),
    job({ id: 8, state: 'given_up', task: 'settle-notice', attempts: 25 }),
  ]
  expect(describeJobs(jobs, NOW)).toBe(
    `task                 waiting      due  running  failing given up
expire-registration        0        1        1        0        0
send-message               0        1        0        1        0
settle-notice              0        0        0        0        1

What is due has waited for 75 s.

7 send-message, account a1: 3 of 25 attempts since 2026-11-21 13:00:00, next try 2026-11-21 13:00:20
  connect ECONNREFUSED 127.0.0.1:25

8 settle-notice, account none: 25 of 25 attempts since 2026-11-21 13:00:00, given up; run it again by npm run jobs -- --retry 8
  its worker ended`,
  )
})

test('the report states that there are no jobs', () => {
  expect(describeJobs([], NOW)).toBe(
    'task  waiting      due  running  failing given up\n\nNothing that is due waits.',
  )
})

test('only the first of many failing jobs are shown, with the number of the rest', () => {
  const jobs = Array.from({ length: 60 }, (_, id) => job({ id, state: 'failing', attempts: 1 }))
  expect(describeJobs(jobs, NOW)).toMatch(/\n\n… and 10 more: npm run jobs -- --json$/)
})
