import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEvent, getDraft, keepWarning, publishDraft, tickToCheck } from '#contract/drafts.ts'
import { archiveEvent, deleteEvent, renewPreview, restoreEvent } from '#contract/event-life.ts'
import { listJournal } from '#contract/journal.ts'
import { listEvents } from '#contract/panel.ts'
import { getRegistration } from '#contract/site.ts'
import { joinWaitingList } from '#contract/waiting-list.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { register, sendOrder, startTestSite, type TestSite } from '#test/support/site.ts'

/** An event put away and taken back, deleted before it was ever published, and what is kept beside its draft. */

let site: TestSite
let danuta: Client

beforeEach(async () => {
  site = await startTestSite({ definition: outing(), settings: { runs: { web: true, worker: false } } })
  danuta = await signIn(site.server.port, 'danuta-wrona')
})
afterEach(() => site[Symbol.asyncDispose]())

const params = () => ({ accountId: site.account, eventId: site.event })
const page = (path: string) => site.visitor.call(path, { headers: { accept: 'text/html' } })
const archive = async () => expect((await danuta.ask(archiveEvent, { params: params() })).status).toBe(204)

async function newDraft(title = 'Rajd'): Promise<string> {
  const body = { from: 'nothing' as const, title, start: null, end: null, place: null }
  const made = await danuta.ask(createEvent, { params: { accountId: site.account }, body })
  return outputOf(createEvent, made).id
}

const draftOfEvent = async (eventId: string) =>
  outputOf(getDraft, await danuta.ask(getDraft, { params: { accountId: site.account, eventId } }))

test('an archived event leaves the list of the site, says that it is over, and nobody registers; links go on working', async () => {
  const made = await register(site, orderOf('ewa'))
  await archive()
  await archive()
  expect((await page('/')).text).not.toContain('Łysic')
  expect((await page(`/${site.slug}`)).text).toContain('Wydarzenie się zakończyło')
  expect((await page(`/${site.slug}/zapisy`)).text).toContain('Wydarzenie się zakończyło')
  problemOf('archived', await sendOrder(site, orderOf('jan')))
  const { draft, contact } = orderOf('jan')
  const wish = { params: { slug: site.slug }, body: { version: 1, draft, contact }, key: crypto.randomUUID() }
  problemOf('archived', await site.visitor.ask(joinWaitingList, wish))
  const seen = await site.visitor.ask(getRegistration, { params: { token: made.token } })
  expect(outputOf(getRegistration, seen).number).toBe(made.number)
  const listed = outputOf(listEvents, await danuta.ask(listEvents, { params: { accountId: site.account } }))
  expect(listed.events).toMatchObject([{ id: site.event, archived: true }])

  expect((await danuta.ask(restoreEvent, { params: params() })).status).toBe(204)
  expect((await page('/')).text).toContain('Łysic')
  outputOf({ ...getRegistration }, await site.visitor.ask(getRegistration, { params: { token: made.token } }))
  await register(site, orderOf('jan'))
  const asked = await danuta.ask(listJournal, { params: { accountId: site.account } })
  const actions = outputOf(listJournal, asked).entries.map(({ action }) => action)
  expect(actions.filter((action) => action === 'event.archived')).toHaveLength(1)
  expect(actions.filter((action) => action === 'event.restored')).toHaveLength(1)
})

test('a draft that was never published is deleted with its preview, a published event is not', async () => {
  const eventId = await newDraft()
  const own = { accountId: site.account, eventId }
  outputOf(renewPreview, await danuta.ask(renewPreview, { params: own }))
  expect((await danuta.ask(deleteEvent, { params: own })).status).toBe(204)
  problemOf('not_found', await danuta.ask(getDraft, { params: own }))
  problemOf('not_found', await danuta.ask(deleteEvent, { params: own }))
  expect(await asOwner(site.server.databaseUrl, 'SELECT 1 FROM event_preview')).toEqual([])
  problemOf('was_published', await danuta.ask(deleteEvent, { params: params() }))
  const [row] = await asOwner<{ details: { name: string } }>(
    site.server.databaseUrl,
    "SELECT details FROM audit_entry WHERE action = 'event.deleted'",
  )
  expect(row?.details.name).toBe('Rajd')
})

test('of a deletion and a publication at once one wins, and the other is told', async () => {
  for (let round = 0; round < 5; round += 1) {
    const own = { accountId: site.account, eventId: await newDraft(`Rajd ${round}`) }
    const { revision } = await draftOfEvent(own.eventId)
    const [deleted, published] = await Promise.all([
      danuta.ask(deleteEvent, { params: own }),
      danuta.ask(publishDraft, { params: own, body: { revision } }),
    ])
    if (deleted.status === 204) problemOf('not_found', published)
    else {
      problemOf('was_published', deleted)
      expect(published.status).toBe(201)
    }
  }
})

test('of two publications of one draft at once exactly one is made', async () => {
  const eventId = await newDraft()
  const { revision } = await draftOfEvent(eventId)
  const publish = () =>
    danuta.ask(publishDraft, { params: { accountId: site.account, eventId }, body: { revision } })
  const answers = await Promise.all([publish(), publish(), publish()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
})

test('what was assumed is shown to the whole team until somebody ticks it', async () => {
  const body = {
    from: 'template' as const,
    template: 'walking-pilgrimage' as const,
    answers: {
      ...{ title: 'Pielgrzymka', start: '2031-08-05', end: '2031-08-14', place: 'Borów' },
      ...{ adult: 26_000, child: null, limit: null, own: {} },
    },
  }
  const made = outputOf(
    createEvent,
    await danuta.ask(createEvent, { params: { accountId: site.account }, body }),
  )
  expect(made.toCheck.length).toBeGreaterThan(1)
  expect((await draftOfEvent(made.id)).toCheck).toEqual(made.toCheck)
  const own = { accountId: site.account, eventId: made.id }
  const [first, ...others] = made.toCheck
  const tick = await danuta.ask(tickToCheck, {
    params: own,
    body: { sentences: first === undefined ? [] : [first.text] },
  })
  expect(outputOf(tickToCheck, tick).toCheck).toEqual(others)
  expect((await draftOfEvent(made.id)).toCheck).toEqual(others)
})

test('a warning that is kept stays kept with the draft, also after a publication', async () => {
  const warning = { path: 'items.coach', message: 'Tak ma być.' }
  const keep = async (kept: boolean) =>
    outputOf(keepWarning, await danuta.ask(keepWarning, { params: params(), body: { ...warning, kept } }))
      .keptWarnings
  expect(await keep(true)).toEqual([warning])
  expect(await keep(true)).toEqual([warning])
  const { revision } = await draftOfEvent(site.event)
  outputOf(publishDraft, await danuta.ask(publishDraft, { params: params(), body: { revision } }))
  expect((await draftOfEvent(site.event)).keptWarnings).toEqual([warning])
  expect(await keep(false)).toEqual([])
})
