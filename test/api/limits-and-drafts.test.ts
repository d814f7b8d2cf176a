import { afterEach, beforeEach, expect, test } from 'vitest'
import { editDraft, getDraft, publishDraft } from '#contract/drafts.ts'
import { putLimit } from '#contract/limits.ts'
import { publishEvent } from '#contract/panel.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'
import { smallEvent } from '../races/small-event.ts'

/** A limit that the staff change during sales is changed in the draft too, and no publication reverts it unnoticed. */

const PRICE = 12_000
const HOURS = { list: [{ at: '2031-06-05T10:00:00', places: 20 }] }
const definition = (places: number) => ({
  ...smallEvent({ pools: { event: places }, price: PRICE }),
  slots: HOURS,
})

let site: TestSite
let staff: Staff

beforeEach(async () => {
  site = await startTestSite({
    definition: definition(10),
    settings: { runs: { web: true, worker: false } },
  })
  staff = await staffOf(site)
})
afterEach(() => site[Symbol.asyncDispose]())

const params = () => ({ accountId: site.account, eventId: site.event })
const draft = async () => outputOf(getDraft, await staff.client.ask(getDraft, { params: params() }))
const publish = (revision: number) => staff.client.ask(publishDraft, { params: params(), body: { revision } })
const edit = async (path: readonly string[], before: unknown, after: unknown) =>
  outputOf(
    editDraft,
    await staff.client.ask(editDraft, {
      params: params(),
      body: { edits: [{ path: [...path], before, after }] },
    }),
  )
const capacity = async (pool: string) =>
  (await staff.limits()).limits.find((limit) => limit.pool === pool)?.capacity

const PLACES = ['pools', 'event', 'capacity']

test('a raised limit is in the draft, with the name of who raised it, and stays when the draft is published', async () => {
  const before = await draft()
  outputOf(putLimit, await staff.limit('event', 14))
  const after = await draft()
  expect(after).toMatchObject({ revision: before.revision + 1, savedBy: 'Danuta Wrona' })
  expect(after.definition.pools).toMatchObject([{ id: 'event', capacity: 14 }])
  expect(after.definition.title).toBe(before.definition.title)
  // Who looked at the draft before the change has not seen this number.
  problemOf('draft_conflict', await publish(before.revision))
  const { revision } = await edit(['title'], before.definition.title, 'Spacer')
  outputOf(publishDraft, await publish(revision))
  expect(await capacity('event')).toBe(14)
})

test('a limit that is reverted in the draft becomes the live limit when the draft is published', async () => {
  outputOf(putLimit, await staff.limit('event', 14))
  const { revision } = await edit(PLACES, 14, 10)
  expect(await capacity('event')).toBe(14)
  outputOf(publishDraft, await publish(revision))
  expect(await capacity('event')).toBe(10)
})

test('the limit of an hour of a list is changed in the draft too, and can be reverted', async () => {
  const slot = 'slot:2031-06-05T10:00'
  outputOf(putLimit, await staff.limit(slot, 25))
  const { definition: changed } = await draft()
  expect(changed.slots).toEqual({ list: [{ at: '2031-06-05T10:00:00', places: 25 }] })
  const { revision } = await edit(['slots'], changed.slots, HOURS)
  outputOf(publishDraft, await publish(revision))
  expect(await capacity(slot)).toBe(20)
})

test('a file keeps the limits of the staff that it does not change, and the draft made from it has them', async () => {
  outputOf(putLimit, await staff.limit('event', null))
  const body = { definition: { ...definition(10), title: 'Z pliku' } }
  outputOf(publishEvent, await staff.client.ask(publishEvent, { params: params(), body }))
  expect(await capacity('event')).toBeNull()
  const { definition: made, revision } = await draft()
  expect(made).toMatchObject({ title: 'Z pliku', pools: [{ id: 'event', capacity: null }] })
  outputOf(publishDraft, await publish(revision))
  expect(await capacity('event')).toBeNull()
})

test('a limit that the draft no longer has is changed without a trace in it', async () => {
  const { definition: whole } = await draft()
  const [pool] = whole.pools
  await edit(['pools', 'event'], pool, undefined)
  const before = await draft()
  outputOf(putLimit, await staff.limit('event', 14))
  expect(await draft()).toEqual(before)
})
