import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { joinWaitingList } from '#contract/waiting-list.ts'
import { publish } from '#test/races/publish.ts'
import { smallEvent } from '#test/races/small-event.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { startSmtpServer } from '#test/support/smtp-server.ts'
import { askToWait, giveUp, take, wait, wish } from '#test/support/waiting.ts'

/** The mail to a party that joins the waiting list, as a mail server gets it. */
const PRICE = 12_000
const ONE_PLACE = smallEvent({ pools: { event: 1 }, price: PRICE })
const plain = (text = '') => text.replaceAll('\u00a0', ' ')

/** The messages about the waiting list, without those about registrations. */
const messages = (site: TestSite) =>
  asOwner<{ kind: string; state: string; recipient: string }>(
    site.server.databaseUrl,
    'SELECT kind, state, recipient FROM message WHERE waiting_entry_id IS NOT NULL ORDER BY created_at',
  )

async function startFull(smtpUrl: string): Promise<TestSite> {
  const site = await startTestSite({ definition: ONE_PLACE, settings: { smtpUrl } })
  // The mail to the holder of the place goes nowhere.
  const setDemo = (demo: boolean) => asOwner(site.server.databaseUrl, 'UPDATE account SET demo = $1', [demo])
  await setDemo(true)
  await take(site, 1, 1, PRICE)
  await runJobs(site.server.databaseUrl)
  await setDemo(false)
  return site
}

test('a party that joins gets one mail, however often the request is sent, with the link to the entry', async () => {
  await using server = await startSmtpServer()
  await using site = await startFull(server.url)
  const first = await wait(site, 2, 1)
  const key = randomUUID()
  const joining = () => askToWait(site, wish(3, 1), key)
  const { token } = outputOf(joinWaitingList, await joining())
  for (const answer of await Promise.all([joining(), joining()])) outputOf(joinWaitingList, answer)
  await runJobs(site.server.databaseUrl)
  outputOf(joinWaitingList, await joining())
  await runJobs(site.server.databaseUrl)
  expect(await messages(site)).toMatchObject([
    { kind: 'joined', state: 'sent', recipient: 'rodzina2@example.org' },
    { kind: 'joined', state: 'sent', recipient: 'rodzina3@example.org' },
  ])
  const mails = Object.groupBy(server.received, ({ to }) => to.join())
  expect(Object.keys(mails).toSorted()).toEqual(['rodzina2@example.org', 'rodzina3@example.org'])
  const [{ mail } = { mail: undefined }, ...more] = mails['rodzina3@example.org'] ?? []
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Jesteś na liście rezerwowej: Spływ Czarną Hańczą')
  expect(plain(mail?.text)).toContain('Osoby: Maria Próbna 3. Zgłoszenie czeka na 1 miejsce.')
  expect(plain(mail?.text)).toContain('Miejsce w kolejce: 2.')
  const address = `${site.server.address(site.host)}/lista-rezerwowa/${token}`
  expect(mail?.text).toContain(`: ${address}?z-poczty=`)
  expect(mail?.html).toContain(`href="${address}?z-poczty=`)
  expect(mail?.text).not.toContain(first)
})

test('a refused party gets no mail', async () => {
  await using server = await startSmtpServer()
  await using site = await startFull(server.url)
  const ask = (...[family, people, changes]: Parameters<typeof wish>) =>
    askToWait(site, wish(family, people, changes))
  problemOf('full', await ask(2, 2))
  problemOf('version_gone', await ask(2, 1, { version: 2 }))
  const key = randomUUID()
  outputOf(joinWaitingList, await askToWait(site, wish(3, 1), key))
  problemOf('key_reused', await askToWait(site, wish(2, 1), key))
  await publish(site, { ...ONE_PLACE, waitingList: null })
  problemOf('no_waiting_list', await ask(2, 1, { version: 2 }))
  await runJobs(site.server.databaseUrl)
  expect((await messages(site)).map(({ recipient }) => recipient)).toEqual(['rodzina3@example.org'])
  expect(server.received.map(({ to }) => to)).toEqual([['rodzina3@example.org']])
})

test('a party that may register at once is informed in the answer and gets no mail', async () => {
  await using server = await startSmtpServer()
  await using site = await startTestSite({ definition: ONE_PLACE, settings: { smtpUrl: server.url } })
  problemOf('places_free', await askToWait(site, wish(1, 1)))
  await runJobs(site.server.databaseUrl)
  expect(await messages(site)).toEqual([])
  expect(server.received).toEqual([])
})

test('a party that no longer waits when the mail server is back gets no mail about waiting', async () => {
  await using server = await startSmtpServer(1)
  await using site = await startFull(server.url)
  const token = await wait(site, 2, 1)
  await expect(runJobs(site.server.databaseUrl)).rejects.toThrow('451')
  expect((await giveUp(site, token)).status).toBe(204)
  await expect
    .poll(() => messages(site), { timeout: 20_000 })
    .toMatchObject([{ kind: 'joined', state: 'skipped' }])
  expect(server.received).toEqual([])
})
