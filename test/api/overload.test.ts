import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createRegistration } from '#contract/site.ts'
import { order, smallEvent } from '#test/races/small-event.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client } from '#test/support/client.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { startTestServer } from '#test/support/server.ts'

const WORDS = 'Teraz jest tu bardzo wiele osób naraz. Spróbuj ponownie za chwilę, nic nie przepadło.'

test('a request that cannot be served in time is answered with a code and words, and loses nothing', async () => {
  await using server = await startTestServer()
  const { account, host } = await seedAccount(server.databaseUrl, { subdomain: 'natlok' })
  const definition = smallEvent({ pools: { event: 5 }, price: 0 })
  await seedEvent(server.databaseUrl, account, { slug: 'splyw', definition })
  const client = new Client(server.port, host)
  await client.open()
  const key = randomUUID()
  const send = () => client.ask(createRegistration, { params: { slug: 'splyw' }, body: order(1, 1, 0), key })

  const owner = new pg.Client(server.databaseUrl)
  await owner.connect()
  await owner.query('BEGIN; LOCK TABLE capacity_pool IN ACCESS EXCLUSIVE MODE')
  const [refused, page] = await Promise.all([send(), client.open('/splyw')])
  await owner.end()

  expect(problemOf('crowded', refused)).toMatchObject({ status: 429, title: WORDS })
  expect(String(refused.headers['retry-after'])).toMatch(/^[2-6]$/)
  expect(page.status).toBe(429)
  expect(String(page.headers['retry-after'])).toMatch(/^[2-6]$/)
  expect(page.text).toContain('<h1>Bardzo wiele osób naraz</h1>')
  expect(outputOf(createRegistration, await send())).toMatchObject({ state: 'confirmed' })
})
