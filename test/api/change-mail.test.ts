import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelPanelRegistration, changePanelRegistration } from '#contract/changes.ts'
import { createMailbox } from '#server/gateways/mail/captured.ts'
import { outputOf } from '#test/support/answers.ts'
import { sendCancel, sendChange } from '#test/support/changes.ts'
import { signIn } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { changeTo, orderOf, outing } from '#test/support/outing.ts'
import { runJobs } from '#test/support/owner.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'

const NBSP = '\u00a0'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite({ definition: outing() })
})
afterAll(() => site[Symbol.asyncDispose]())

/** A family that gets mails at an address of its own. */
async function familyAt(name: string) {
  const order = orderOf('ewa+', 'jan')
  return register(site, { ...order, contact: { ...order.contact, email: `${name}@example.org` } })
}

/** Its mails, newest first. */
async function mailTo(name: string) {
  await runJobs(site.server.databaseUrl)
  const mailbox = createMailbox(join(site.server.config.dataDir, 'mail'), () => Temporal.Now.instant())
  return (await mailbox.list()).filter(({ to }) => to === `${name}@example.org`)
}

test('each change is reported by mail: what, by whom, the difference, the balance', async () => {
  const family = await familyAt('zmiany')
  await sendChange(site, family, changeTo(1, 'ewa+', 'jan', 'ola'))
  await mailTo('zmiany')
  await pay(site, family)
  const staff = await signIn(site.server.port, 'danuta-wrona')
  const params = { accountId: site.account, eventId: site.event, registrationId: family.id }
  const body = changeTo(2, 'ewa')
  outputOf(changePanelRegistration, await staff.ask(changePanelRegistration, { params, body }))

  const changes = (await mailTo('zmiany')).filter(({ subject }) => subject.startsWith('Zmiana'))
  expect(changes.map(({ subject }) => subject)).toEqual(
    Array(2).fill(`Zmiana w${NBSP}zgłoszeniu ${family.number}`),
  )
  const [second, first] = changes.map(({ text }) => text)
  expect(first).toContain('Dzień dobry! Zmieniono: nowa osoba: ola Mazur.')
  expect(first).toContain(`Zmiany dokonano: osoba z${NBSP}linkiem do zgłoszenia, `)
  expect(first).toContain(
    `Różnica: dopłata 100${NBSP}zł. Razem 330${NBSP}zł, wpłacono 0${NBSP}zł. Pozostało do zapłaty 330${NBSP}zł.`,
  )
  expect(first).not.toContain('bilety')
  expect(second).toContain(
    'Zmieniono: nie bierze już udziału: jan Mazur; nie bierze już udziału: ola Mazur; ewa Mazur, Autokar: było „tak”, jest „brak”.',
  )
  expect(second).toContain('Zmiany dokonano: organizator, ')
  expect(second).toContain(
    `Różnica: mniej o${NBSP}230${NBSP}zł. Razem 100${NBSP}zł, wpłacono 165${NBSP}zł. Zwrot 65${NBSP}zł jest zlecony.`,
  )
  expect(second).toContain('Aktualne bilety są pod przyciskiem.')
  expect(second).toContain('Jeśli to nie Ty, odpowiedz na tę wiadomość.')
})

test('a registrant who has cancelled is informed of the refund', async () => {
  const family = await familyAt('rezygnacja')
  await pay(site, family)
  await sendCancel(site, family)
  const [mail] = await mailTo('rezygnacja')
  expect(mail?.subject).toBe(`Rezygnacja przyjęta, zwrot 115${NBSP}zł`)
  expect(mail?.text).toContain('Dzień dobry! Anulowano udział: ewa Mazur, jan Mazur (Wycieczka na Łysicę).')
  expect(mail?.text).toContain(`Wpłacono 115${NBSP}zł, potrącono 0${NBSP}zł, zwracamy 115${NBSP}zł.`)
})

test('a registrant cancelled by the staff is informed of the reason, and that nothing is to pay', async () => {
  const family = await familyAt('anulowane')
  const staff = await signIn(site.server.port, 'danuta-wrona')
  const params = { accountId: site.account, eventId: site.event, registrationId: family.id }
  const body = { reason: 'Zgłoszenie wpisane dwa razy' }
  outputOf(cancelPanelRegistration, await staff.ask(cancelPanelRegistration, { params, body }))
  const [mail] = await mailTo('anulowane')
  expect(mail?.subject).toBe(`Zgłoszenie ${family.number} anulowane`)
  expect(mail?.text).toContain('Powód: Zgłoszenie wpisane dwa razy')
  expect(mail?.text).toContain(`Nic nie trzeba płacić. Jeśli wpłata jest w${NBSP}drodze, oddamy całą kwotę.`)
})
