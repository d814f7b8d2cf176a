import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeContact, confirmContact } from '#contract/contact.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import { getRegistration } from '#contract/site.ts'
import { createMailbox } from '#server/gateways/mail/captured.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { signIn } from '#test/support/client.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'

/** The contact of a registrant: the phone is changed at once, an e-mail address once its mailbox confirms it. */

let site: TestSite
let family: Registered
beforeEach(async () => {
  site = await startTestSite({ definition: outing() })
  family = await register(site, orderOf('ewa'))
})
afterEach(() => site[Symbol.asyncDispose]())

const [OLD, NEW, PHONE] = ['ewa.mazur@example.org', 'ewa@example.com', '600100200']
const change = (email: string, phone: string = PHONE) =>
  site.visitor.ask(changeContact, { params: { token: family.token }, body: { email, phone } })
const mailsTo = async (address: string) => {
  await runJobs(site.server.databaseUrl)
  const mailbox = createMailbox(join(site.server.config.dataDir, 'mail'), () => Temporal.Now.instant())
  return (await mailbox.list()).filter(({ to }) => to === address)
}
const tokenTo = async (address: string) =>
  /\/adres\/([\w-]{43})/.exec((await mailsTo(address))[0]?.text ?? '')?.[1] ?? ''
const confirm = (token: string) => site.visitor.ask(confirmContact, { params: { token } })
const panel = async () => {
  const staff = await signIn(site.server.port, 'danuta-wrona')
  const params = { accountId: site.account, eventId: site.event, registrationId: family.id }
  return outputOf(getPanelRegistration, await staff.ask(getPanelRegistration, { params }))
}

test('a phone is changed at once, in the panel and in the history', async () => {
  const view = outputOf(changeContact, await change(OLD, '+48 600 999 888'))
  expect(view).toMatchObject({ contact: { email: OLD, phone: '+48 600 999 888' }, newEmail: null })
  const { contactPhone, history } = await panel()
  expect(contactPhone).toBe('+48 600 999 888')
  expect(history.filter(({ action }) => action === 'registration.contact_changed')).toMatchObject([
    { actor: 'registrant', details: { after: { contact: 'phone' } } },
  ])
})

test('a confirmed address replaces the previous one, which is notified and loses its link', async () => {
  expect(outputOf(changeContact, await change(NEW))).toMatchObject({ contact: { email: OLD }, newEmail: NEW })
  expect((await panel()).contactEmail).toBe(OLD)
  const token = await tokenTo(NEW)
  const page = await site.visitor.open(`/adres/${token}`)
  expect([page.status, page.headers['referrer-policy']]).toEqual([200, 'no-referrer'])
  // A mail server that opens every link confirms nothing.
  expect((await look(site, family)).contact.email).toBe(OLD)
  const renewed = outputOf(confirmContact, await confirm(token))
  expect(await look(site, renewed)).toMatchObject({ contact: { email: NEW }, newEmail: null })
  problemOf('not_found', await site.visitor.ask(getRegistration, { params: { token: family.token } }))
  expect((await panel()).contactEmail).toBe(NEW)
  const [notice] = await mailsTo(OLD)
  expect(notice?.subject).toContain('Zmiana adresu')
  expect(notice?.text).not.toContain(renewed.token)
  expect(notice?.text).not.toContain(NEW)
  expect((await mailsTo(NEW))[0]?.text).toContain(`/zgloszenie/${renewed.token}`)
})

test('a link confirms once, for two days, and only the newest address', async () => {
  await change(NEW)
  const first = await tokenTo(NEW)
  await change('inny@example.com')
  problemOf('not_found', await confirm(first))
  const second = await tokenTo('inny@example.com')
  await asOwner(site.server.databaseUrl, "UPDATE contact_change SET expires_at = now() - interval '1 second'")
  problemOf('not_found', await confirm(second))
  await change(NEW)
  const third = await tokenTo(NEW)
  const both = await Promise.all([confirm(third), confirm(third)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
})

test('after a withdrawal, or with the same address, no confirmation is pending', async () => {
  await change(NEW)
  const token = await tokenTo(NEW)
  expect(outputOf(changeContact, await change(OLD))).toMatchObject({ newEmail: null })
  problemOf('not_found', await confirm(token))
})

test('strangers do not get repeated mails', async () => {
  for (let n = 0; n < 3; n += 1) expect((await change(NEW)).status).toBe(200)
  problemOf('too_many_requests', await change(NEW))
})

test('an invalid address or phone is reported at its field', async () => {
  const { problems } = problemOf('invalid_input', await change('ewa@', 'abc'))
  expect(problems?.map(({ field }) => field)).toEqual(['email', 'phone'])
})
