import { afterEach, beforeEach, expect, test } from 'vitest'
import { cancelRegistration } from '#contract/changes.ts'
import { importEvent, publishEvent } from '#contract/panel.ts'
import { exportEvent, getEventDefinition, patchEvent } from '#contract/versions.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'

/** How the rules of an event live on: warnings, files, sections, and what people have chosen. */

let site: TestSite
let danuta: Client

beforeEach(async () => {
  site = await startTestSite({ definition: outing(), settings: { runs: { web: true, worker: false } } })
  danuta = await signIn(site.server.port, 'danuta-wrona')
})
afterEach(() => site[Symbol.asyncDispose]())

const params = () => ({ accountId: site.account, eventId: site.event })
const publish = (definition: unknown, giveUp?: string[]) =>
  danuta.ask(publishEvent, {
    params: params(),
    body: giveUp === undefined ? { definition } : { definition, giveUp },
  })
const patch = (
  version: number,
  replacement: Record<string, unknown>,
  section: 'prices' | 'payment' = 'payment',
) => danuta.ask(patchEvent, { params: params(), body: { version, section, replacement } })
const definitionOf = async (version: number) => {
  const answer = await danuta.ask(getEventDefinition, { params: { ...params(), version } })
  return outputOf(getEventDefinition, answer).definition
}

const REFUNDS = { refunds: [{ kept: { deposit: true } }] }
/** A registration in the last days has both parts due at once. */
const LATE = {
  path: 'plans.0.parts.1.due',
  code: 'part_before_previous',
  message: expect.stringMatching(/^Przy zapisie od 3.maja 2031 /),
}
const WARNING = {
  path: 'refunds.0.kept.deposit',
  code: 'no_deposit',
  message: 'Żadna część płatności nie jest zaliczką.',
}

test('warnings with their position are returned when a definition is imported, published or patched', async () => {
  const definition = { ...outing(), ...REFUNDS }
  const body = { slug: 'druga', definition }
  const imported = await danuta.ask(importEvent, { params: { accountId: site.account }, body })
  expect(outputOf(importEvent, imported).warnings).toEqual([LATE, WARNING])
  expect(outputOf(publishEvent, await publish(definition))).toEqual({ version: 2, warnings: [LATE, WARNING] })
  const { plans } = await definitionOf(2)
  expect(outputOf(patchEvent, await patch(2, { plans, ...REFUNDS }))).toEqual({
    version: 3,
    warnings: [LATE, WARNING],
  })
  expect(outputOf(publishEvent, await publish(outing()))).toEqual({ version: 4, warnings: [LATE] })
})

test('a section is replaced, the rest stays; the slower of two patches is refused and changes nothing', async () => {
  const { plans } = await definitionOf(1)
  expect(outputOf(patchEvent, await patch(1, { plans, depositWord: 'zadatek' })).version).toBe(2)
  expect(await definitionOf(2)).toMatchObject({ depositWord: 'zadatek', title: 'Wycieczka na Łysicę' })
  const late = problemOf('definition_changed', await patch(1, { plans }))
  expect(late).toMatchObject({ status: 409, params: { version: 2 } })
  expect(late.title).toBe(
    'Ktoś właśnie opublikował inną wersję zasad. Sprawdź ją i\u00a0wprowadź zmianę jeszcze raz.',
  )
  const atOnce = await Promise.all(Array.from({ length: 4 }, () => patch(2, { plans })))
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const foreign = problemOf('definition_invalid', await patch(3, { title: 'Inny' }))
  expect(foreign.problems).toMatchObject([
    { field: 'definition.title', message: 'To pole nie należy do tej części: title.' },
  ])
  const broken = problemOf('definition_invalid', await patch(3, { items: [{ id: 'fee' }] }, 'prices'))
  expect(broken.problems?.length).toBeGreaterThan(0)
})

test('a file names no account, and another account imports it as it is', async () => {
  const answer = await danuta.ask(exportEvent, { params: { ...params(), version: 1 } })
  expect(answer.headers['content-disposition']).toBe('attachment; filename="rowery.json"')
  expect(answer.text).not.toContain(site.account)
  expect(answer.text).not.toContain(site.event)
  const file = outputOf(exportEvent, answer)
  expect(file).toMatchObject({ format: 'zapisano-event', schemaVersion: 3 })
  const body = { slug: 'przeniesiona', definition: file }
  const imported = await danuta.ask(importEvent, { params: { accountId: site.account }, body })
  const { id, warnings } = outputOf(importEvent, imported)
  expect(warnings).toEqual([LATE])
  outputOf(
    publishEvent,
    await danuta.ask(publishEvent, {
      params: { accountId: site.account, eventId: id },
      body: { definition: file.definition },
    }),
  )
  problemOf('not_found', await danuta.ask(exportEvent, { params: { ...params(), version: 9 } }))
})

test('chosen items are not removed unless the request names them', async () => {
  const { items = [], ...rest } = outing()
  const withoutCoach = {
    ...rest,
    items: items.filter(({ id }) => id !== 'coach'),
  }
  const gone = {
    path: 'items.coach',
    code: 'part_gone',
    message:
      'Pozycja cennika: nie ma już „Autokar” (coach). Dotychczasowe zgłoszenia zostają przy swojej wersji zasad.',
  }
  await register(site, orderOf('ewa'))
  // No registration uses the coach: a warning is enough.
  expect(outputOf(publishEvent, await publish(withoutCoach)).warnings).toContainEqual(gone)
  outputOf(publishEvent, await publish(outing(), []))
  const family = await register(site, { ...orderOf('jan+'), version: 3 })
  const refused = problemOf('ids_in_use', await publish(withoutCoach))
  expect(refused.problems).toEqual([
    {
      ...{ code: 'id_in_use', field: 'definition.items.coach', where: 'items.coach' },
      message: `${gone.message} Ktoś to wybrał.`,
    },
  ])
  problemOf('ids_in_use', await patch(3, { items: withoutCoach.items }, 'prices'))
  problemOf('not_found', await danuta.ask(getEventDefinition, { params: { ...params(), version: 4 } }))
  expect(outputOf(publishEvent, await publish(withoutCoach, ['items.coach'])).warnings).toContainEqual(gone)
  outputOf(publishEvent, await publish(outing(), []))
  const ended = await site.visitor.ask(cancelRegistration, { params: { token: family.token }, body: {} })
  outputOf(cancelRegistration, ended)
  expect(outputOf(publishEvent, await publish(withoutCoach)).version).toBe(6)
})
