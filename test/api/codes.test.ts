import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeRegistration, previewChange } from '#contract/changes.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { putHold } from '#contract/holds.ts'
import { quoteDraft } from '#contract/quotes.ts'
import { createRegistration } from '#contract/site.ts'
import { joinWaitingList } from '#contract/waiting-list.ts'
import { order, smallEvent } from '#test/races/small-event.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { newSecret } from '#test/support/holds.ts'
import { asOwner, runSweep } from '#test/support/owner.ts'
import type { Answer } from '#test/support/send.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'

/** Only the server knows which codes are right, and trying codes must not reveal it. */

const PRICE = 12_000
const RIGHT = 'Kostka'

let site: TestSite

beforeEach(async () => {
  const definition = {
    ...smallEvent({ pools: { event: 1 }, price: PRICE }),
    adjustments: [
      {
        id: 'f',
        name: 'Zniżka',
        items: ['fee'],
        when: { fact: 'code', is: RIGHT },
        effect: { kind: 'off', amount: 5000 },
      },
    ],
  }
  site = await startTestSite({ definition, settings: { trustedProxies: ['127.0.0.1'] } })
})
afterEach(() => site[Symbol.asyncDispose]())

const HOME = '192.0.2.17'
const from = (address: string) => ({ 'x-forwarded-for': address })
const withCode = (code: string | null) => {
  const { draft, ...rest } = order(1, 1, PRICE)
  return { ...rest, draft: { ...draft, code } }
}

function ask(code: string | null, address = HOME): Promise<Answer> {
  const { version, draft } = withCode(code)
  const params = { slug: site.slug }
  return site.visitor.ask(quoteDraft, { params, body: { version, draft }, headers: from(address) })
}

/** Answers to different wrong codes from one address. */
async function guess(times: number, address = HOME, name = 'zgaduj') {
  const answers: Answer[] = []
  for (let n = 1; n <= times; n += 1) answers.push(await ask(`${n}-${name}`, address))
  return answers.map(({ status }) => status)
}

const wrongCodes = (where = 'true') =>
  asOwner(site.server.databaseUrl, `SELECT 1 FROM wrong_code WHERE ${where}`)

/** Every request of a registrant that a code decides: with a code, and the link of a registration. */
const WAYS: readonly ((code: string, token: string) => Promise<Answer>)[] = [
  (code) => send(createRegistration, { slug: site.slug }, withCode(code), randomUUID()),
  (code) => send(putHold, { slug: site.slug, hold: newSecret() }, drafted(code)),
  (code) => {
    const { contact } = withCode(code)
    return send(joinWaitingList, { slug: site.slug }, { ...drafted(code), contact }, randomUUID())
  },
  (code, token) => send(previewChange, { token }, { revision: 1, draft: drafted(code).draft }),
  (code, token) =>
    send(changeRegistration, { token }, { revision: 1, expectedTotal: 1, draft: drafted(code).draft }),
]

const drafted = (code: string) => {
  const { version, draft } = withCode(code)
  return { version, draft }
}

function send(endpoint: Endpoint, params: object, body: object, key?: string): Promise<Answer> {
  const sent = { params, body, headers: from(HOME) }
  return site.visitor.ask(endpoint, key === undefined ? sent : { ...sent, key })
}

test('ten wrong codes are answered, then none, not even the right one; elsewhere it works', async () => {
  expect(await guess(10)).toEqual(Array(10).fill(200))
  const refused = await ask(RIGHT)
  const { problems } = problemOf('too_many_requests', refused)
  expect(problems).toEqual([
    {
      ...{ code: 'too_many_codes', field: 'draft.code', person: null, where: 'code' },
      message:
        'Za dużo różnych haseł i\u00a0kodów naraz. Wpisz właściwy za 15\u00a0minut albo zostaw to pole puste.',
    },
  ])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900)
  problemOf('too_many_requests', await ask('inny'))
  expect(outputOf(quoteDraft, await ask(RIGHT, '198.51.100.4'))).toMatchObject({
    total: 7000,
    codeWorks: true,
  })
  expect(outputOf(quoteDraft, await ask(null))).toMatchObject({ total: PRICE })
  // A code that was answered is answered again: that reveals nothing new.
  expect(outputOf(quoteDraft, await ask('10-zgaduj'))).toMatchObject({ codeWorks: false })
  await asOwner(site.server.databaseUrl, "UPDATE wrong_code SET tried_at = now() - interval '15 minutes'")
  expect(outputOf(quoteDraft, await ask(RIGHT))).toMatchObject({ codeWorks: true })
})

test('every question that a code decides is counted together, and an order without a code goes on', async () => {
  const plain = { params: { slug: site.slug }, body: withCode(null), headers: from(HOME) }
  const made = await site.visitor.ask(createRegistration, { ...plain, key: randomUUID() })
  const { token } = outputOf(createRegistration, made)
  for (const way of WAYS) expect((await way(`pierwszy-${WAYS.indexOf(way)}`, token)).status).not.toBe(429)
  expect(await wrongCodes()).toHaveLength(5)
  expect(await guess(5)).toEqual(Array(5).fill(200))
  for (const way of WAYS) problemOf('too_many_requests', await way(`drugi-${WAYS.indexOf(way)}`, token))
  const again = await site.visitor.ask(createRegistration, { ...plain, key: randomUUID() })
  problemOf('registration_refused', again)
})

test('a code that is typed slowly, letter by letter, counts once', async () => {
  const typed = 'przyjaciele'
  for (let end = 1; end <= typed.length; end += 1) expect((await ask(typed.slice(0, end))).status).toBe(200)
  expect(await wrongCodes()).toHaveLength(1)
  expect(await guess(9)).toEqual(Array(9).fill(200))
  problemOf('too_many_requests', await ask('jeszcze-jeden'))
  // A registrant who is still typing is not blocked.
  expect((await ask(`${typed}-wiosna`)).status).toBe(200)
})

test('from many addresses together three hundred, and then one from each', async () => {
  for (let n = 0; n < 30; n += 1) await fill(`192.0.2.${n}`)
  expect(await wrongCodes()).toHaveLength(300)
  expect(await guess(3, '203.0.113.5')).toEqual([200, 429, 429])
  problemOf('too_many_requests', await ask(RIGHT, '203.0.113.5'))
  expect(outputOf(quoteDraft, await ask(RIGHT, '203.0.113.6'))).toMatchObject({ codeWorks: true })
})

test('a network of version 6 counts as one address', async () => {
  for (let n = 0; n < 10; n += 1) expect((await ask(`szesc-${n}`, `2001:db8:1:2::${n}`)).status).toBe(200)
  problemOf('too_many_requests', await ask('szesc-x', '2001:db8:1:2:9::1'))
  expect((await ask('szesc-x', '2001:db8:1:3::1')).status).toBe(200)
})

test('nothing that was typed can be read in the database, and it is forgotten', async () => {
  await guess(2)
  const rows = await asOwner<{ text: string }>(
    site.server.databaseUrl,
    `SELECT to_jsonb(w)::text || convert_from(decode(encode(asked_from || code_hash, 'hex'), 'escape'), 'UTF8') AS text
       FROM wrong_code w`,
  )
  for (const { text } of rows) expect(text).not.toMatch(/zgaduj|192\.0/)
  await asOwner(
    site.server.databaseUrl,
    "UPDATE wrong_code SET tried_at = now() - interval '61 minutes' WHERE code_hash = (SELECT min(code_hash) FROM wrong_code)",
  )
  await runSweep(site.server.databaseUrl)
  expect(await wrongCodes()).toHaveLength(1)
})

/** Ten wrong codes of an address, as they would have been written. */
const fill = (address: string) =>
  asOwner(
    site.server.databaseUrl,
    `INSERT INTO wrong_code (account_id, event_id, asked_from, code_hash)
     SELECT $1, $2, sha256(convert_to($3, 'UTF8')), sha256(int4send(n)) FROM generate_series(1, 10) n`,
    [site.account, site.event, address],
  )
