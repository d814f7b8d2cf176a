import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendInvites } from '#contract/invites.ts'
import { createRegistration } from '#contract/site.ts'
import { outputOf } from '#test/support/answers.ts'
import { Client } from '#test/support/client.ts'
import { guest, invitesOf, invitingOuting } from '#test/support/invites.ts'
import { draftOf } from '#test/support/outing.ts'
import { runJobs } from '#test/support/owner.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { startSmtpServer } from '#test/support/smtp-server.ts'
import { staffOf } from '#test/support/staff.ts'
import { audit } from './audit.ts'
import { startNodes } from './nodes.ts'

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let site: TestSite
let office: ReturnType<typeof invitesOf>

beforeEach(async () => {
  smtp = await startSmtpServer()
  site = await startTestSite({ definition: invitingOuting(), settings: { smtpUrl: smtp.url } })
  office = invitesOf((await staffOf(site)).client, site)
})
afterEach(async () => {
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
  await smtp[Symbol.asyncDispose]()
})

test('twelve orders by one invitation at once, over two nodes: exactly one is made', async () => {
  await office.add(guest('Adam'))
  const [invite] = await office.all()
  await using nodes = await startNodes(site.server, 2)
  const visitors = await Promise.all(
    nodes.ports.map(async (port) => {
      const visitor = new Client(port, site.host)
      await visitor.open()
      return visitor
    }),
  )
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      visitors[n % 2]?.ask(createRegistration, {
        params: { slug: site.slug },
        body: {
          version: 1,
          expectedTotal: 4_000,
          draft: { ...draftOf('ewa'), code: invite?.code ?? '' },
          contact: { firstName: 'Ewa', lastName: 'Sowa', email: `kto${n}@example.org`, phone: '600100200' },
        },
        key: randomUUID(),
      }),
    ),
  )
  expect(answers.map((made) => made?.status).sort()).toEqual([201, ...Array(11).fill(422)])
  expect((await office.all()).map(({ state }) => state)).toEqual(['used'])
})

test('three sendings at once send each mail once', async () => {
  const people = Array.from({ length: 20 }, (_, n) => ({ ...guest(`Gość${n}`), email: `g${n}@example.org` }))
  await office.add(...people)
  const sent = await Promise.all([office.send(), office.send(), office.send()])
  const queued = sent.map((each) => outputOf(sendInvites, each).queued)
  expect(queued.reduce((sum, each) => sum + each, 0)).toBe(20)
  await runJobs(site.server.databaseUrl, 'send-invite')
  expect(new Set(smtp.received.map(({ to }) => to[0])).size).toBe(20)
  expect(smtp.received).toHaveLength(20)
})
