import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRegistration } from '#contract/site.ts'
import { outputOf } from '#test/support/answers.ts'
import { Client } from '#test/support/client.ts'
import { draftOf, orderOf, outing } from '#test/support/outing.ts'
import { runJobs } from '#test/support/owner.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { startSmtpServer } from '#test/support/smtp-server.ts'

/** What a family on one term of a retreat reads, at an organiser of the second brand, by a real mail server. */

type Smtp = Awaited<ReturnType<typeof startSmtpServer>>

let smtp: Smtp
let server: TestServer
let visitor: Client

beforeAll(async () => {
  smtp = await startSmtpServer()
  server = await startTestServer({ smtpUrl: smtp.url })
  const { account, host } = await seedAccount(server.databaseUrl, {
    ...{ subdomain: 'brzeg', domain: 'obecni.localhost' },
  })
  await seedEvent(server.databaseUrl, account, { slug: 'turnusy', definition: RETREAT })
  visitor = new Client(server.port, host)
  await visitor.open()
})
afterAll(async () => {
  await server?.[Symbol.asyncDispose]()
  await smtp?.[Symbol.asyncDispose]()
})

const RETREAT = {
  ...outing({ fee: 0 }),
  title: 'Przystań',
  dates: { start: '2031-07-05', end: '2031-07-19', startTime: '15:00:00' },
  page: { place: 'Dom nad Zatoką, Rybaki Małe' },
  groupLabel: 'Turnus',
  groups: [
    { id: 'first', name: 'Turnus I', dates: { start: '2031-07-05', end: '2031-07-12' } },
    { id: 'second', name: 'Turnus II', dates: { start: '2031-07-12', end: '2031-07-19' } },
  ],
}

const plain = (text: string | undefined) =>
  (text ?? '').replace(/[\u00a0\u2060]/g, (sign) => (sign === '\u00a0' ? ' ' : ''))

async function registerFamily(): Promise<{ token: string }> {
  const draft = draftOf('ewa', 'jan', 'ola')
  const people = draft.people.map((person) => ({ ...person, group: 'second' }))
  const order = { ...orderOf('ewa', 'jan', 'ola'), expectedTotal: 0, draft: { ...draft, people } }
  const asked = { params: { slug: 'turnusy' }, body: order, key: randomUUID() }
  const made = outputOf(createRegistration, await visitor.ask(createRegistration, asked))
  await runJobs(server.databaseUrl)
  return made
}

test('the mail of a family on one term has its own days, hour and place, and names only its brand', async () => {
  const { token } = await registerFamily()
  const [received, ...more] = smtp.received
  expect(more).toEqual([])
  const text = plain(received?.mail.text)
  expect(text).toContain('Termin: Turnus II, 12–19 lipca 2031.')
  expect(text).toContain('Spotykamy się: 12 lipca 2031, sobota, 15:00, Dom nad Zatoką, Rybaki Małe.')
  expect(text).not.toMatch(/Turnus I[,. ]|5–19|5 lipca/)

  expect(received?.from).toBe('zapisy@obecni.localhost')
  expect(received?.mail.from).toEqual({ name: 'Konto brzeg', address: 'zapisy@obecni.localhost' })
  expect(received?.mail.messageId).toMatch(/@obecni\.localhost>$/)
  expect(text).toContain('Obecni dostarcza system zapisów.')
  expect(JSON.stringify(received?.mail)).not.toMatch(/zapisano/i)

  const calendar = plain((await visitor.open(`/zgloszenie/${token}/kalendarz.ics`)).text)
  expect(calendar).toContain('PRODID:-//Obecni//PL')
  expect(calendar.replaceAll('\r\n ', '')).toMatch(/UID:\S+@obecni\.localhost\r\n/)
  expect(calendar).not.toMatch(/zapisano/i)
})
