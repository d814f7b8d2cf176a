import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEvent, editDraft } from '#contract/drafts.ts'
import { archiveEvent } from '#contract/event-life.ts'
import { listEarlierQuestions } from '#contract/question-library.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { outing } from '#test/support/outing.ts'
import { eventAsking, NEW_EVENT, questionOf } from '#test/support/question-forms.ts'
import { seedAccount } from '#test/support/seed.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'

/** What other events of an account ask: by their drafts, newest first, and never those of another account. */

let site: TestSite
let danuta: Client

beforeEach(async () => {
  site = await startTestSite({ definition: outing(), settings: { runs: { web: true, worker: false } } })
  danuta = await signIn(site.server.port, 'danuta-wrona')
})
afterEach(() => site[Symbol.asyncDispose]())

const list = async (eventId = site.event, accountId = site.account) =>
  outputOf(listEarlierQuestions, await danuta.ask(listEarlierQuestions, { params: { accountId, eventId } }))
    .events

async function create(title: string, definition: object, accountId = site.account): Promise<string> {
  const body = { from: 'file' as const, definition: { ...definition, title } }
  const made = await danuta.ask(createEvent, { params: { accountId }, body })
  return outputOf(createEvent, made).id
}

const asking = (...ids: string[]) => eventAsking(ids.map((id) => questionOf(id, { section: 'a' })))

test('the drafts of the other events are read, the newest event first, with the words of their conditions', async () => {
  const minors = { fact: 'age', atMost: 17 }
  const old = await create('Rajd 2026', {
    ...asking('parafia'),
    sections: [{ id: 'a', name: 'W drodze', when: minors }],
  })
  const newer = await create('Rajd 2027', asking('uwagi', 'zawod'))
  const events = await list()
  expect(events.map(({ id, title }) => [id, title])).toEqual([
    [newer, 'Rajd 2027'],
    [old, 'Rajd 2026'],
  ])
  expect(events[1]).toMatchObject({
    start: NEW_EVENT.dates.start,
    sections: [
      { id: 'a', name: 'W drodze', conditions: [{ condition: minors, words: 'wiek do 17\u00a0lat' }] },
    ],
    questions: [{ question: { id: 'parafia', label: 'parafia' }, section: 'a', conditions: [] }],
  })
  // An event does not hear of itself; what is typed into a draft is there at once.
  expect((await list(newer)).map(({ id }) => id)).not.toContain(newer)
  const edits = [{ path: ['questions', 'parafia', 'label'], before: 'parafia', after: 'Z jakiej parafii?' }]
  outputOf(
    editDraft,
    await danuta.ask(editDraft, { params: { accountId: site.account, eventId: old }, body: { edits } }),
  )
  expect((await list())[1]?.questions[0]?.question.label).toBe('Z jakiej parafii?')
})

test('events in the archive are listed too, those that ask nothing are not', async () => {
  const archived = await create('Rajd 2025', asking('parafia'))
  await create('Spacer', { ...NEW_EVENT, questions: [] })
  const params = { accountId: site.account, eventId: archived }
  outputOf(archiveEvent, await danuta.ask(archiveEvent, { params }))
  expect((await list()).map(({ title }) => title)).toEqual(['Rajd 2025'])
})

test('of many events only the newest are read', async () => {
  for (let year = 1; year <= 22; year += 1) await create(`Rajd ${year}`, asking('parafia'))
  const titles = (await list()).map(({ title }) => title)
  expect(titles).toEqual(Array.from({ length: 20 }, (_, index) => `Rajd ${22 - index}`))
})

test('another account of the same person has its own, and an event of it is not found in this one', async () => {
  const other = await seedAccount(site.server.databaseUrl, {
    subdomain: 'inna',
    members: { 'danuta-wrona': 'owner' },
  })
  const foreign = await create('Cudzy rajd', asking('parafia'), other.account)
  expect(await list()).toEqual([])
  expect(await list(foreign, other.account)).toEqual([])
  const params = { accountId: site.account, eventId: foreign }
  problemOf('not_found', await danuta.ask(listEarlierQuestions, { params }))
})
