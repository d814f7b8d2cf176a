import { afterEach, beforeEach, expect, test } from 'vitest'
import { getDraftTrial, startDraftTrial, stopDraftTrial } from '#contract/draft-trial.ts'
import { editDraft } from '#contract/drafts.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import { outputOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'

/** 'Co by było, gdyby': the draft over everybody who is registered. Nothing but the report is written. */

let site: TestSite
let danuta: Client

beforeEach(async () => {
  site = await startTestSite({ definition: outing() })
  danuta = await signIn(site.server.port, 'danuta-wrona')
})
afterEach(() => site[Symbol.asyncDispose]())

type Edits = BodyInputOf<typeof editDraft>['edits']

const params = () => ({ accountId: site.account, eventId: site.event })
const trial = async () => outputOf(getDraftTrial, await danuta.ask(getDraftTrial, { params: params() })).trial

async function tryOut(...edits: Edits) {
  if (edits.length > 0)
    outputOf(editDraft, await danuta.ask(editDraft, { params: params(), body: { edits } }))
  outputOf(startDraftTrial, await danuta.ask(startDraftTrial, { params: params() }))
  await runJobs(site.server.databaseUrl, 'try-draft')
  return trial()
}

const books = () =>
  asOwner(
    site.server.databaseUrl,
    `SELECT (SELECT jsonb_agg(r ORDER BY registration_id) FROM registration r) AS registrations,
            (SELECT jsonb_agg(l ORDER BY ledger_entry_id) FROM ledger_entry l) AS ledger,
            (SELECT jsonb_agg(p ORDER BY pool_key) FROM capacity_pool p) AS pools`,
  )

test('a draft that is published already makes no difference to anybody', async () => {
  await register(site, orderOf('ewa+', 'jan'))
  expect(await tryOut()).toMatchObject({
    ...{ state: 'done', registrations: 1, tried: 1, rows: [] },
    ...{ sumBefore: 23_000, sumAfter: 23_000 },
    counts: { dearer: 0, cheaper: 0, full: 0, refused: 0 },
  })
})

test('who would pay more or less, who would not fit, and the sums before and after; nothing else changes', async () => {
  const one = await register(site, orderOf('ewa+', 'jan'))
  const two = await register(site, orderOf('ola'))
  const three = await register(site, orderOf('adam+', 'iga+'))
  const before = await books()
  const found = await tryOut(
    { path: ['items', 'fee', 'price'], before: 10_000, after: 9_000 },
    { path: ['items', 'coach', 'price'], before: 3_000, after: 6_000 },
    { path: ['pools', 'coach', 'capacity'], before: 4, after: 2 },
  )
  expect(found).toMatchObject({
    ...{ state: 'done', registrations: 3, tried: 3 },
    ...{ sumBefore: 23_000 + 10_000 + 26_000, sumAfter: 24_000 + 9_000 },
    counts: { dearer: 1, cheaper: 1, full: 1, refused: 0 },
  })
  const rows = new Map(found?.rows.map((row) => [row.number, row]))
  expect(rows.get(three.number)).toMatchObject({ outcome: 'full', before: 26_000, after: null })
  expect(rows.get(one.number)).toMatchObject({ outcome: 'dearer', before: 23_000, after: 24_000 })
  expect(rows.get(one.number)?.reasons).toHaveLength(2)
  expect(rows.get(two.number)).toMatchObject({ outcome: 'cheaper', before: 10_000, after: 9_000 })
  expect(await books()).toEqual(before)
})

test('who would be refused is told why; an answer that only the draft asks for is not missed', async () => {
  await register(site, orderOf('ewa', 'jan', 'ola'))
  const shoe = { id: 'shoe', label: 'Rozmiar buta', type: 'text', of: 'person', required: true }
  const asked = await tryOut({ path: ['questions', 'shoe'], after: shoe })
  expect(asked).toMatchObject({ state: 'done', rows: [] })
  const found = await tryOut({ path: ['peoplePerRegistration', 'max'], before: 8, after: 2 })
  expect(found?.rows).toMatchObject([{ outcome: 'refused', after: null, reasons: [expect.any(String)] }])
})

test('a trial that was stopped goes no further, and a new one takes its place', async () => {
  await register(site, orderOf('ewa'))
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO draft_trial (account_id, event_id, draft_trial_id, state, draft, draft_revision, registrations, started_by)
     SELECT account_id, event_id, gen_random_uuid(), 'running', draft, 1, 1, 'Danuta' FROM event WHERE event_id = $1`,
    [site.event],
  )
  const stopped = await danuta.ask(stopDraftTrial, { params: params() })
  expect(outputOf(stopDraftTrial, stopped).trial).toMatchObject({ state: 'stopped', tried: 0 })
  expect(
    outputOf(stopDraftTrial, await danuta.ask(stopDraftTrial, { params: params() })).trial,
  ).toMatchObject({
    state: 'stopped',
  })
  expect(await tryOut()).toMatchObject({ state: 'done', tried: 1 })
})

test('more than one batch, and a run that was broken off, count everybody once', async () => {
  for (let index = 0; index < 3; index += 1) await register(site, orderOf('ewa'))
  const [second] = await asOwner<{ id: string }>(
    site.server.databaseUrl,
    'SELECT registration_id AS id FROM registration ORDER BY registration_id LIMIT 1',
  )
  await asOwner(
    site.server.databaseUrl,
    `WITH trial AS (
       INSERT INTO draft_trial (account_id, event_id, draft_trial_id, state, draft, draft_revision, registrations,
                                tried, tried_until, taken, sum_before, sum_after, started_by)
       SELECT account_id, event_id, gen_random_uuid(), 'running', draft, 1, 3, 1, $2, '{"event": 8}', 10000, 10000, 'Danuta'
         FROM event WHERE event_id = $1 RETURNING *)
     SELECT jobs.enqueue('try-draft', account_id, jsonb_build_object('event', event_id, 'trial', draft_trial_id), NULL, 'k')
       FROM trial`,
    [site.event, second?.id],
  )
  await runJobs(site.server.databaseUrl, 'try-draft')
  expect(await trial()).toMatchObject({
    ...{ state: 'done', tried: 3, sumBefore: 30_000, sumAfter: 30_000 },
    counts: { full: 0 },
  })
})

test('of two trials that are started at once one is carried out', async () => {
  await register(site, orderOf('ewa'))
  const start = () => danuta.ask(startDraftTrial, { params: params() })
  const answers = await Promise.all([start(), start(), start()])
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  await runJobs(site.server.databaseUrl, 'try-draft')
  expect(await trial()).toMatchObject({ state: 'done', tried: 1, sumBefore: 10_000 })
})
