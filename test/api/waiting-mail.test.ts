import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMailbox } from '#server/gateways/mail/captured.ts'
import { smallEvent } from '#test/races/small-event.ts'
import { asOwner, runJobs, runSweep } from '#test/support/owner.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { bringBack, letLapse, lookAt, take, wait } from '#test/support/waiting.ts'

const PRICE = 12_000

/** The mails to a family, oldest first. */
async function mailTo(site: TestSite, family: number) {
  const mailbox = createMailbox(join(site.server.config.dataDir, 'mail'), () => Temporal.Now.instant())
  const all = await mailbox.list()
  return all.filter(({ to }) => to === `rodzina${family}@example.org`).reverse()
}

/** The beginnings of their subjects. */
const subjectsTo = async (site: TestSite, family: number) =>
  (await mailTo(site, family)).map(({ subject }) => subject.replace(/[.:].*/, ''))

test('a party gets a mail with the link at its turn, and another when its time is over', async () => {
  await using site = await startTestSite({ definition: smallEvent({ pools: { event: 1 }, price: PRICE }) })
  const { databaseUrl } = site.server
  const first = await take(site, 1, 1, PRICE)
  const slow = await wait(site, 2, 1)
  const next = await wait(site, 3, 1)
  await runJobs(databaseUrl)
  const joined = ['Jesteś na liście rezerwowej']
  expect(await subjectsTo(site, 2)).toEqual(joined)
  await bringBack(site, first)
  const [, offer] = await mailTo(site, 2)
  expect(offer?.subject).toMatch(/^Mamy dla Ciebie miejsce\. Decyzja do: /)
  expect(offer?.text).toContain(`/lista-rezerwowa/${slow}`)
  expect(await subjectsTo(site, 3)).toEqual(joined)
  await letLapse(site)
  await runSweep(databaseUrl)
  expect(await subjectsTo(site, 2)).toEqual([...joined, 'Mamy dla Ciebie miejsce', 'Czas na decyzję minął'])
  expect((await mailTo(site, 3))[1]?.text).toContain(`/lista-rezerwowa/${next}`)
  expect(await lookAt(site, next)).toMatchObject({ state: 'offered' })
  const history = await asOwner<{ action: string; actor: string }>(
    databaseUrl,
    "SELECT action, actor FROM audit_entry WHERE details ? 'waitingEntry' ORDER BY at, audit_entry_id",
  )
  expect(history.map(({ action, actor }) => `${actor}: ${action}`)).toEqual([
    'registrant: waiting.joined',
    'registrant: message.queued',
    'registrant: waiting.joined',
    'registrant: message.queued',
    'system: waiting.offered',
    'system: message.queued',
    'system: waiting.lapsed',
    'system: message.queued',
    'system: waiting.offered',
    'system: message.queued',
  ])
})
