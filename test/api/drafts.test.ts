import { afterEach, beforeEach, expect, test } from 'vitest'
import { editDraft, getDraft, publishDraft } from '#contract/drafts.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import { publishEvent } from '#contract/panel.ts'
import { getEventDefinition } from '#contract/versions.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { outing } from '#test/support/outing.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'

/** The draft of an event: saved place by place, by several people at once, published when it was looked at. */

let site: TestSite
let danuta: Client

beforeEach(async () => {
  site = await startTestSite({ definition: outing(), settings: { runs: { web: true, worker: false } } })
  danuta = await signIn(site.server.port, 'danuta-wrona')
})
afterEach(() => site[Symbol.asyncDispose]())

type Edits = BodyInputOf<typeof editDraft>['edits']

const params = () => ({ accountId: site.account, eventId: site.event })
const draft = async () => outputOf(getDraft, await danuta.ask(getDraft, { params: params() }))
const edit = (...edits: Edits) => danuta.ask(editDraft, { params: params(), body: { edits } })
const publish = (revision: number) => danuta.ask(publishDraft, { params: params(), body: { revision } })
const title = (before: string, after: string) => ({ path: ['title'], before, after })

test('an edit is saved at once, with who and what is wrong, and leaves the site as it was', async () => {
  const before = await draft()
  const wrong = { path: ['dates', 'end'], before: before.definition.dates.end, after: '2001-01-01' }
  const saved = outputOf(editDraft, await edit(title(before.definition.title, 'Spacer'), wrong))
  expect(saved).toMatchObject({
    revision: before.revision + 1,
    savedBy: 'Danuta Wrona',
    publishedVersion: 1,
    definition: { title: 'Spacer', dates: { end: '2001-01-01' } },
  })
  expect(saved.problems).toContainEqual({
    ...{ path: 'dates.end', code: 'event_ends_before_start' },
    message: 'Wydarzenie kończy się, zanim się zacznie.',
  })
  expect(await draft()).toEqual(saved)
  const live = await danuta.ask(getEventDefinition, { params: { ...params(), version: 1 } })
  expect(outputOf(getEventDefinition, live).definition.title).toBe(before.definition.title)
})

test('a problem is told to the panel in its words, and to a program in those of the document, with one code', async () => {
  const { claims } = (await draft()).definition
  const after = [...claims, { pool: 'nowhere', units: 1 }]
  const saved = outputOf(editDraft, await edit({ path: ['claims'], before: claims, after }))
  const panel = saved.problems.find(({ code }) => code === 'limit_unknown')
  expect(panel?.message).toBe('To zajmuje miejsca z\u00a0limitu, którego już nie ma. Wybierz inny limit.')
  expect(problemOf('definition_invalid', await publish(saved.revision)).problems).toContainEqual({
    ...{ code: 'definition', field: `definition.${panel?.path}`, params: { problem: 'limit_unknown' } },
    message: 'Nie ma limitu „nowhere”.',
  })
})

test('of twenty edits of one place at once exactly one is saved, and edits of other places all stand', async () => {
  const { definition, revision } = await draft()
  const same = Array.from({ length: 20 }, (_, i) => edit(title(definition.title, `Spacer ${i}`)))
  const apart = [
    edit({ path: ['groupLabel'], before: definition.groupLabel, after: 'Drużyna' }),
    edit({ path: ['typeLabel'], before: definition.typeLabel, after: 'Rola' }),
    edit({ path: ['depositWord'], before: definition.depositWord, after: 'zadatek' }),
  ]
  const answers = await Promise.all([...same, ...apart])
  const saved = answers.slice(0, 20).filter(({ status }) => status === 200)
  expect(saved).toHaveLength(1)
  expect(answers.slice(20).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await draft()).toMatchObject({
    revision: revision + 4,
    definition: { groupLabel: 'Drużyna', typeLabel: 'Rola', depositWord: 'zadatek' },
  })
})

test('an edit of what somebody else has changed meanwhile is refused with its place, and nothing of it is saved', async () => {
  const before = await draft()
  outputOf(editDraft, await edit(title(before.definition.title, 'Spacer')))
  const label = { path: ['groupLabel'], before: before.definition.groupLabel, after: 'Drużyna' }
  const refused = problemOf('draft_conflict', await edit(title(before.definition.title, 'Marsz'), label))
  expect(refused.params).toEqual({ place: 'title' })
  expect((await draft()).definition).toMatchObject({
    title: 'Spacer',
    groupLabel: before.definition.groupLabel,
  })
})

test('what is no definition at all is refused at its field', async () => {
  const before = await draft()
  const refused = problemOf('definition_invalid', await edit(title(before.definition.title, ' ')))
  expect(refused.problems?.map(({ field }) => field)).toEqual(['definition.title'])
  const odd = { path: ['__proto__', 'polluted'], after: true }
  problemOf('definition_invalid', await edit(odd))
  expect(await draft()).toEqual(before)
})

test('the draft that was looked at becomes the next version, one that was changed since does not', async () => {
  const { definition, revision } = await draft()
  outputOf(editDraft, await edit(title(definition.title, 'Spacer')))
  problemOf('draft_conflict', await publish(revision))
  expect(outputOf(publishDraft, await publish(revision + 1))).toMatchObject({ version: 2 })
  const live = await danuta.ask(getEventDefinition, { params: { ...params(), version: 2 } })
  expect(outputOf(getEventDefinition, live).definition.title).toBe('Spacer')
  expect(await draft()).toMatchObject({ publishedVersion: 2, revision: revision + 2 })
})

test('a draft with problems is not published', async () => {
  const { definition } = await draft()
  const wrong = { path: ['dates', 'end'], before: definition.dates.end, after: '2001-01-01' }
  const { revision } = outputOf(editDraft, await edit(wrong))
  const refused = problemOf('definition_invalid', await publish(revision))
  expect(refused.problems?.map(({ field }) => field)).toContain('definition.dates.end')
  expect((await draft()).publishedVersion).toBe(1)
})

test('a version that is published beside the draft becomes the draft, and edits of the older one conflict', async () => {
  const before = await draft()
  const next = { ...outing(), title: 'Rajd' }
  outputOf(publishEvent, await danuta.ask(publishEvent, { params: params(), body: { definition: next } }))
  expect(await draft()).toMatchObject({ publishedVersion: 2, definition: { title: 'Rajd' } })
  problemOf('draft_conflict', await edit(title(before.definition.title, 'Spacer')))
  problemOf('draft_conflict', await publish(before.revision))
})
