import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  cancelPanelRegistration,
  cancelRegistration,
  getChange,
  previewCancellation,
} from '#contract/changes.ts'
import {
  confirmPlaceTransfer,
  declinePlaceTransfer,
  getPlaceTransfer,
  handOverPlace,
  withdrawHandOver,
} from '#contract/hand-over.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import { createMailbox } from '#server/gateways/mail/captured.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { sendChange } from '#test/support/changes.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { giveTo, NEW_PERSON, offerToken, sendHandOver, sendOffer } from '#test/support/hand-over.ts'
import { changeTo, orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'

/**
 * A place is given to a person who confirms it, and rights end with the place: the registrant sees nothing of the new
 * person and cannot change their data; the new person sees nothing of the others.
 */

let site: TestSite
let staff: Client
let family: Registered
beforeEach(async () => {
  const whole = { name: 'Całość', amount: 'rest', due: { days: 3, after: 'registration' } } as const
  const questions = [{ id: 'diet', of: 'person', type: 'text', label: 'Dieta' }]
  const plans = [{ id: 'whole', name: 'Całość', parts: [whole] }]
  site = await startTestSite({ definition: { ...outing({ event: 3 }), plans, questions } })
  staff = await signIn(site.server.port, 'danuta-wrona')
  family = await register(site, orderOf('ewa', 'jan'))
})
afterEach(async () => {
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const toOla = () => {
  const body = giveTo(1, 'ewa', 'ola', { expectedTotal: 20_000 })
  const successor = { ...body.successor, firstName: 'Aleksandra', lastName: 'Tajna' }
  return { ...body, successor: { ...successor, answers: { diet: 'bez orzechów' } } }
}
const token = () => offerToken(site.server.databaseUrl, family.id)
const confirm = async () => site.visitor.ask(confirmPlaceTransfer, { params: { token: await token() } })
const decline = async () => site.visitor.ask(declinePlaceTransfer, { params: { token: await token() } })
const withdraw = () => site.visitor.ask(withdrawHandOver, { params: { token: family.token } })
const transfer = async () =>
  outputOf(getPlaceTransfer, await site.visitor.ask(getPlaceTransfer, { params: { token: await token() } }))
const panel = async () => {
  const params = { accountId: site.account, eventId: site.event, registrationId: family.id }
  return outputOf(getPanelRegistration, await staff.ask(getPanelRegistration, { params }))
}
const mails = async () => {
  await runJobs(site.server.databaseUrl)
  return createMailbox(join(site.server.config.dataDir, 'mail'), () => Temporal.Now.instant()).list()
}
const cancelAsStaff = () => {
  const params = { accountId: site.account, eventId: site.event, registrationId: family.id }
  return staff.ask(cancelPanelRegistration, { params, body: { reason: 'Telefon od rodziny' } })
}

test('nothing changes until the new person has confirmed by the link in their own mail', async () => {
  await pay(site, family)
  const view = outputOf(handOverPlace, await sendOffer(site, family, toOla()))
  expect(view).toMatchObject({ revision: 1, handOver: { giver: 'ewa' }, people: [{ ref: 'ewa' }, {}] })
  expect(view.tickets.length).toBe(2)
  const mail = (await mails()).find(({ to }) => to === NEW_PERSON)
  expect(mail?.text).toContain(`/przekazane/${await token()}`)
  expect(mail?.text).not.toContain(family.token)
  expect(await transfer()).toMatchObject({ state: 'open', giver: 'ewa Mazur', ticket: null })
  expect(outputOf(confirmPlaceTransfer, await confirm())).toMatchObject({
    ...{ state: 'concluded', person: { firstName: 'Aleksandra', lastName: 'Tajna' } },
    ticket: { name: 'Aleksandra Tajna' },
  })
  expect((await panel()).participants.map(({ firstName }) => firstName)).toEqual(['Aleksandra', 'jan'])
})

test('by the old link the new person is not seen: no name, no answer, no ticket, on no page and in no mail', async () => {
  await pay(site, family)
  await mails()
  const before = (await mails()).length
  expect((await sendHandOver(site, family, toOla())).status).toBe(200)
  const code = (await panel()).participants[0]?.ticket?.code ?? ''
  const seen = [
    JSON.stringify(await look(site, family)),
    (await site.visitor.open(`/zgloszenie/${family.token}`)).text,
    (await site.visitor.open(`/zgloszenie/${family.token}/zmiana`)).text,
    JSON.stringify((await site.visitor.ask(getChange, { params: { token: family.token } })).json),
  ]
  for (const text of seen) {
    expect(text).toContain('przekazane')
    for (const secret of ['Aleksandra', 'Tajna', 'orzechów', code]) expect(text).not.toContain(secret)
  }
  expect((await sendChange(site, family, changeTo(2, 'ola', 'jan+'))).status).toBe(200)
  expect((await cancelAsStaff()).status).toBe(200)
  const toRegistrant = (await mails()).slice(0, -before).filter(({ to }) => to !== NEW_PERSON)
  expect(toRegistrant.length).toBeGreaterThan(2)
  // The giver has named the new person, once, but never sees the ticket or the answers.
  for (const { subject, text } of toRegistrant) {
    if (!subject.startsWith('Miejsce przekazane')) expect(text).not.toContain('Aleksandra')
    for (const secret of ['orzechów', code]) expect(text).not.toContain(secret)
  }
})

test('by the old link the place cannot be given, changed or cancelled; the others can', async () => {
  expect((await sendHandOver(site, family, toOla())).status).toBe(200)
  const again = giveTo(2, 'ola', 'iga', { expectedTotal: 20_000 })
  expect(problemOf('registration_refused', await sendOffer(site, family, again)).problems).toMatchObject([
    { code: 'taken_over', field: 'giver' },
  ])
  expect((await look(site, family)).may).toEqual({ change: true, leave: true, cancel: false })
  problemOf('not_changeable', await site.visitor.ask(cancelRegistration, { params: family, body: {} }))
  problemOf('not_changeable', await site.visitor.ask(previewCancellation, { params: family }))
  // Renamed, taken out, or sent back as it was shown: the new person stays as they are.
  const [ewa, jan] = changeTo(2, 'ewa', 'jan').draft.people
  if (!ewa || !jan) throw new Error('There are no participants.')
  const people = [{ ...ewa, ref: 'ola', firstName: 'Podmieniona', choices: {} }, jan]
  const renamed = { ...changeTo(2, 'ewa', 'jan'), draft: { people, registeredBy: 'jan' } }
  await sendChange(site, family, renamed)
  const revision = (await look(site, family)).revision
  const out = { ...changeTo(revision, 'jan+'), expectedTotal: 23_000 }
  expect((await sendChange(site, family, out)).status).toBe(200)
  expect((await panel()).participants).toMatchObject([
    { ref: 'ola', firstName: 'Aleksandra', answers: [{ answer: 'bez orzechów' }] },
    { ref: 'jan' },
  ])
  expect(
    (await sendOffer(site, family, giveTo(revision + 1, 'jan', 'iga+', { expectedTotal: 23_000 }))).status,
  ).toBe(200)
})

test('of a registration whose only place was given nothing can be changed by the old link', async () => {
  const one = await register(site, orderOf('ada'))
  const body = giveTo(1, 'ada', 'ola', { expectedTotal: 10_000 })
  expect((await sendHandOver(site, one, body)).status).toBe(200)
  expect((await look(site, one)).may).toEqual({ change: false, leave: false, cancel: false })
  problemOf('not_changeable', await sendChange(site, one, changeTo(2, 'ola', 'iga')))
  problemOf('not_changeable', await site.visitor.ask(getChange, { params: { token: one.token } }))
})

test('the link of the new person opens their own place alone', async () => {
  await pay(site, family)
  await sendHandOver(site, family, toOla())
  const own = await site.visitor.open(`/przekazane/${await token()}`)
  expect(own.status).toBe(200)
  expect(own.text).toContain('Aleksandra')
  expect(own.headers['referrer-policy']).toBe('no-referrer')
  const codes = (await panel()).participants.map(({ ticket }) => ticket?.code ?? '')
  expect((await transfer()).ticket?.code).toBe(codes[0])
  for (const secret of ['jan', family.number, family.token, codes[1] ?? '']) {
    expect(JSON.stringify(await transfer())).not.toContain(secret)
  }
  expect((await site.visitor.open(`/zgloszenie/${await token()}`)).status).toBe(404)
})

test('the ticket that is made when the registration is paid goes to the new person alone', async () => {
  await sendHandOver(site, family, toOla())
  expect((await transfer()).ticket).toBe(null)
  await pay(site, family)
  const all = await mails()
  const [code = '', jans = ''] = (await panel()).participants.map(({ ticket }) => ticket?.code ?? '')
  const own = all.filter(({ to, text }) => to === NEW_PERSON && text.includes(code))
  expect(own.length).toBe(1)
  expect(own[0]?.text).not.toContain(jans)
  const tickets = all.find(({ subject }) => subject.startsWith('Do zobaczenia'))
  expect(tickets?.text).toContain(jans)
  expect(tickets?.text).not.toContain(code)
  expect(tickets?.attachments.length).toBe(1)
})

test('one place is offered at a time; after withdrawal, refusal or two days it can be offered again', async () => {
  expect((await sendOffer(site, family, toOla())).status).toBe(200)
  const toIga = giveTo(1, 'jan', 'iga', { expectedTotal: 20_000 })
  problemOf('hand_over_waits', await sendOffer(site, family, toIga))
  expect(outputOf(withdrawHandOver, await withdraw())).toMatchObject({ handOver: null })
  problemOf('hand_over_ended', await confirm())
  expect(await transfer()).toMatchObject({ state: 'withdrawn' })
  expect((await sendOffer(site, family, toIga)).status).toBe(200)
  expect(outputOf(declinePlaceTransfer, await decline())).toMatchObject({ state: 'declined' })
  problemOf('hand_over_ended', await confirm())
  expect((await sendOffer(site, family, toOla())).status).toBe(200)
  await asOwner(site.server.databaseUrl, "UPDATE place_transfer SET expires_at = now() - interval '1 second'")
  problemOf('hand_over_ended', await confirm())
  expect(await transfer()).toMatchObject({ state: 'expired' })
  expect(await look(site, family)).toMatchObject({ handOver: null, revision: 1 })
  expect((await sendOffer(site, family, toIga)).status).toBe(200)
})

test('an offer needs the e-mail address of the new person', async () => {
  const { problems } = problemOf('invalid_input', await sendOffer(site, family, { ...toOla(), email: null }))
  expect(problems).toMatchObject([{ field: 'email' }])
})

test('an offer is checked again when it is confirmed: at another price than agreed it is refused', async () => {
  await sendOffer(site, family, toOla())
  expect((await sendChange(site, family, changeTo(1, 'ewa', 'jan+'))).status).toBe(200)
  problemOf('price_changed', await confirm())
  expect(await look(site, family)).toMatchObject({ handOver: { giver: 'ewa' }, people: [{ ref: 'ewa' }, {}] })
  expect((await sendChange(site, family, changeTo(2, 'ewa', 'jan'))).status).toBe(200)
  expect((await confirm()).status).toBe(200)
})

test('the sent data is not readable in the database', async () => {
  await sendOffer(site, family, toOla())
  const rows = await asOwner<{ row: string }>(
    site.server.databaseUrl,
    'SELECT to_jsonb(t)::text AS row FROM place_transfer t',
  )
  expect(rows[0]?.row).not.toContain('Aleksandra')
  expect(rows[0]?.row).not.toContain(await token())
})

const outcomes = async (asks: readonly (() => Promise<{ readonly status: number }>)[]) =>
  (await Promise.all(asks.map((ask) => ask()))).map(({ status }) => status)

for (const round of [1, 2, 3])
  test(`confirmed and withdrawn at once, one of them wins (${round})`, async () => {
    await sendOffer(site, family, toOla())
    const [confirmed] = await outcomes([confirm, withdraw, confirm])
    const { state } = await transfer()
    expect(['concluded', 'withdrawn']).toContain(state)
    expect(confirmed === 200).toBe(state === 'concluded')
    expect(await look(site, family)).toMatchObject({
      revision: state === 'concluded' ? 2 : 1,
      people: [{ ref: state === 'concluded' ? 'ola' : 'ewa' }, {}],
    })
  })

for (const round of [1, 2, 3])
  test(`confirmed and cancelled at once: a cancelled registration has no participants (${round})`, async () => {
    await pay(site, family)
    await sendOffer(site, family, toOla())
    const [confirmed, cancelled] = await outcomes([confirm, cancelAsStaff])
    expect(cancelled).toBe(200)
    expect([200, 409]).toContain(confirmed)
    expect(await look(site, family)).toMatchObject({ state: 'cancelled', tickets: [] })
    expect(await transfer()).toMatchObject({ state: 'over', ticket: null })
  })

test('two offers at once: one stands', async () => {
  const toIga = giveTo(1, 'jan', 'iga', { expectedTotal: 20_000 })
  const statuses = await outcomes([
    () => sendOffer(site, family, toOla()),
    () => sendOffer(site, family, toIga),
    () => sendOffer(site, family, { ...toIga, giver: 'ewa' }),
  ])
  expect(statuses.toSorted()).toEqual([200, 409, 409])
})
