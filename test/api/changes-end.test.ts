import { afterEach, expect, test } from 'vitest'
import { changePanelRegistration, changeRegistration, getChange, previewChange } from '#contract/changes.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { sendChange } from '#test/support/changes.ts'
import { changeTo, draftOf, orderOf, outing } from '#test/support/outing.ts'
import { letBankDecide, staffOf } from '#test/support/refunds.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'

/** Two people, one of them by coach, and a last day for changes (flow C14). */

const OPEN = { until: { on: '2031-05-01' } }
const OVER = { until: { on: '2020-05-01' } }

let site: TestSite
let family: Registered

async function start(changes: EventDefinitionInput['changes']) {
  site = await startTestSite({ definition: { ...outing(), changes } })
  family = await register(site, orderOf('ewa', 'jan+'))
}
afterEach(async () => {
  await letBankDecide(site)
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const params = () => ({ token: family.token })
const begin = async () => outputOf(getChange, await site.visitor.ask(getChange, { params: params() }))
const ofPeople = async () => (await look(site, family)).people.map(({ firstName }) => firstName)

test('until the last day anything can be changed, and the page receives the day', async () => {
  await start(OPEN)
  expect(await begin()).toMatchObject({ within: 'all', changesUntil: '2031-05-01' })
  outputOf(changeRegistration, await sendChange(site, family, changeTo(1, 'ewa+', 'jan+')))
})

test('after it nothing new is accepted, in a preview or in a change, and the places stay as they were', async () => {
  await start(OVER)
  expect(await begin()).toMatchObject({ within: 'less', changesUntil: '2020-05-01' })
  const body = { revision: 1, draft: draftOf('ewa+', 'jan+') }
  const seen = problemOf('no_change', await site.visitor.ask(previewChange, { params: params(), body }))
  expect(seen.params).toEqual({ until: '2020-05-01' })
  problemOf('no_change', await sendChange(site, family, changeTo(1, 'ewa+', 'jan+')))
  problemOf('no_change', await sendChange(site, family, changeTo(1, 'ewa', 'jan+', 'ola')))
  expect(await ofPeople()).toEqual(['ewa', 'jan'])
})

test('after it an item can be given up, a name corrected, and a person may leave', async () => {
  await start(OVER)
  outputOf(changeRegistration, await sendChange(site, family, changeTo(1, 'ewa', 'jan')))
  const mended = changeTo(2, 'ewa', 'jan')
  const people = mended.draft.people.map((person) => ({ ...person, lastName: 'Mazór' }))
  outputOf(
    changeRegistration,
    await sendChange(site, family, { ...mended, draft: { ...mended.draft, people } }),
  )
  const left = changeTo(3, 'ewa')
  const [ewa] = people
  const draft = { ...left.draft, people: ewa ? [ewa] : [] }
  outputOf(changeRegistration, await sendChange(site, family, { ...left, draft }))
  expect(await ofPeople()).toEqual(['ewa'])
})

test('the staff are not bound, even when registrants may not change anything', async () => {
  await start(null)
  expect(await begin()).toMatchObject({ within: 'less', changesUntil: null })
  const refused = problemOf('no_change', await sendChange(site, family, changeTo(1, 'ewa+', 'jan+')))
  expect(refused.params ?? {}).toEqual({})
  const staff = await staffOf(site)
  const answer = await staff.ask(changePanelRegistration, {
    params: { accountId: site.account, eventId: site.event, registrationId: family.id },
    body: changeTo(1, 'ewa+', 'jan+'),
  })
  outputOf(changePanelRegistration, answer)
})
