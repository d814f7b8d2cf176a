import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cancelRegistration } from '#contract/changes.ts'
import { previewHandOver } from '#contract/hand-over.ts'
import { importEvent, publishEvent } from '#contract/panel.ts'
import { quoteDraft } from '#contract/quotes.ts'
import { createRegistration } from '#contract/site.ts'
import { exportEvent, getEventDefinition, patchEvent } from '#contract/versions.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { sendCancel, sendChange } from '#test/support/changes.ts'
import { Client } from '#test/support/client.ts'
import { draftOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { letExpire, register, sendOrder, startTestSite, type TestSite } from '#test/support/site.ts'
import { staffOf } from '#test/support/staff.ts'
import { audit } from '../races/audit.ts'
import { startNodes } from '../races/nodes.ts'

/** Personal codes: each works as often as its list allows, and none can be read anywhere. */

const GUESTS = ['Dąb-7F3K9', 'Buk-2Q8LM', 'Lipa-X4T6P']
const MEMBERS = ['CZ-000117', 'CZ-000256', 'CZ-000904']
const event = outing({ event: 60, coach: 40 })
const definition = {
  ...event,
  questions: [{ id: 'card', of: 'person', type: 'text', label: 'Numer karty członka', codes: 'members' }],
  pools: [
    ...(event.pools ?? []),
    { id: 'guests', name: 'Zaproszenia', capacity: 1, per: 'code', refusal: 'code_invalid', codes: GUESTS },
    { id: 'members', name: 'Karty', capacity: 2, per: 'code', refusal: 'code_invalid', codes: MEMBERS },
  ],
  claims: [{ pool: 'event' }, { pool: 'guests' }, { pool: 'members' }],
  adjustments: [
    {
      id: 'guest',
      name: 'Zaproszenie',
      items: ['fee'],
      when: { fact: 'codeList', is: 'guests' },
      effect: { kind: 'to', amount: 4_000 },
    },
    {
      id: 'member',
      name: 'Karta członka',
      items: ['fee'],
      when: { fact: 'answer.card', is: true },
      effect: { kind: 'to', amount: 6_000 },
    },
  ],
}

let site: TestSite
let published: { readonly id: string; readonly slug: string }

beforeEach(async () => {
  site = await startTestSite({ definition: outing(), settings: { trustedProxies: ['127.0.0.1'] } })
  const { client } = await staffOf(site)
  const params = { accountId: site.account }
  const { id, slug } = outputOf(
    importEvent,
    await client.ask(importEvent, { params, body: { slug: 'kody', definition } }),
  )
  outputOf(
    publishEvent,
    await client.ask(publishEvent, { params: { ...params, eventId: id }, body: { definition, giveUp: [] } }),
  )
  published = { id, slug }
  site = { ...site, event: id, slug }
})
afterEach(async () => {
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

/** An order of people, each with a card if one is named, under a code. */
function order(
  total: number,
  code: string | null,
  cards: readonly (string | null)[] = [null],
  email = 'ewa@example.org',
) {
  const draft = draftOf(...cards.map((_, n) => `osoba${n}`))
  const people = draft.people.map((person, n) => ({ ...person, answers: { card: cards[n] ?? null } }))
  return {
    version: 1,
    expectedTotal: total,
    draft: { ...draft, people, code },
    contact: { firstName: 'Ewa', lastName: 'Mazur', email, phone: '600100200' },
  }
}
const problemsOf = (answer: Parameters<typeof problemOf>[1]) =>
  problemOf('registration_refused', answer).problems?.map(({ code, field, message }) => [
    code,
    field,
    message,
  ])

const holdsCode = (text: string) =>
  [...GUESTS, ...MEMBERS].filter((code) =>
    text.toLocaleUpperCase('pl').includes(code.toLocaleUpperCase('pl')),
  )

test('no page, answer, export or row holds a code', async () => {
  const { client } = await staffOf(site)
  const params = { accountId: site.account, eventId: site.event, version: 1 }
  const made = await register(site, order(10_000, null))
  const seen = [
    await site.visitor.open(`/${site.slug}`),
    await site.visitor.open(`/${site.slug}/zapisy`),
    await site.visitor.open(`/`),
    await site.visitor.open(`/zgloszenie/${made.token}`),
    await site.visitor.ask(quoteDraft, {
      params: { slug: site.slug },
      body: { version: 1, draft: order(0, null).draft },
    }),
    await client.ask(getEventDefinition, { params }),
    await client.ask(exportEvent, { params }),
  ]
  expect(seen.map(({ status }) => status)).toEqual(Array(seen.length).fill(200))
  for (const { text } of seen) expect(holdsCode(text)).toEqual([])
  const rows = await asOwner<{ row: string }>(
    site.server.databaseUrl,
    `SELECT v.definition::text AS row FROM event_version v UNION ALL SELECT e.draft::text FROM event e WHERE e.draft IS NOT NULL`,
  )
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.flatMap(({ row }) => holdsCode(row))).toEqual([])
})

test('a code works however it is typed, once, and again when its registration ends', async () => {
  expect(problemOf('price_changed', await sendOrder(site, order(10_000, 'dąb-7f3k9')))).toBeDefined()
  const first = await register(site, order(4_000, ' dąb-7f3k9 '))
  const used = ['code_invalid', 'draft.code', 'Ten kod został już wykorzystany.']
  expect(problemsOf(await sendOrder(site, order(4_000, 'Dąb-7F3K9')))).toEqual([used])
  outputOf(cancelRegistration, await sendCancel(site, first))
  const second = await register(site, order(4_000, 'Dąb-7F3K9'))
  await letExpire(site, second)
  const third = await register(site, order(4_000, 'Dąb-7F3K9'))
  const change = { revision: 1, expectedTotal: 4_000, draft: order(0, 'Buk-2Q8LM').draft }
  expect((await sendChange(site, third, change)).status).toBe(200)
  await register(site, order(4_000, 'Dąb-7F3K9'))
  expect(problemsOf(await sendOrder(site, order(4_000, 'Buk-2Q8LM')))).toEqual([used])
})

test('a code of each person is counted for each, and a wrong one is reported at its field', async () => {
  await register(site, order(16_000, null, ['CZ-000117', null]))
  await register(site, order(6_000, null, ['cz-000117']))
  expect(problemsOf(await sendOrder(site, order(6_000, null, ['CZ-000117'])))).toEqual([
    ['code_invalid', 'draft.card', 'Ten kod został już wykorzystany.'],
  ])
  expect(problemsOf(await sendOrder(site, order(16_000, null, [null, 'CZ-000118'])))).toEqual([
    ['code_invalid', 'draft.people.1.card', 'Ten kod nie działa. Sprawdź, czy jest przepisany dokładnie.'],
  ])
  // A code of one list is none of the other.
  expect((await sendOrder(site, order(6_000, null, ['Buk-2Q8LM']))).status).toBe(422)
})

test('twelve orders with one code at once, over two nodes: exactly one is made', async () => {
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
        body: order(4_000, 'Lipa-X4T6P', [null], `kto${n}@example.org`),
        key: randomUUID(),
      }),
    ),
  )
  expect(answers.map((answer) => answer?.status).sort()).toEqual([201, ...Array(11).fill(422)])
})

test('wrong codes are counted in every field, also twenty in one order', async () => {
  const made = await register(site, order(10_000, null))
  const cards = Array.from({ length: 8 }, (_, n) => `CZ-10000${n}`)
  expect((await sendOrder(site, order(48_000, null, cards))).status).toBe(422)
  const successor = (card: string) => {
    const [person] = draftOf('nowa').people
    if (person === undefined) throw new Error('The draft has no person.')
    return { ...person, answers: { card } }
  }
  const preview = (card: string) =>
    site.visitor.ask(previewHandOver, {
      params: { token: made.token },
      body: { revision: 1, giver: 'osoba0', successor: successor(card) },
    })
  expect((await preview('CZ-200001')).status).toBe(422)
  expect((await preview('CZ-200002')).status).toBe(422)
  problemOf('too_many_requests', await preview('CZ-000904'))
  problemOf('too_many_requests', await sendOrder(site, order(6_000, null, ['CZ-000904'])))
  problemOf('too_many_requests', await sendOrder(site, order(4_000, 'Lipa-X4T6P')))
  expect((await sendOrder(site, order(10_000, null))).status).toBe(201)
})

test('codes stay what they are when the rules change, are exported and imported again', async () => {
  const { client } = await staffOf(site)
  const params = { accountId: site.account, eventId: site.event }
  await register(site, order(4_000, 'Buk-2Q8LM'))
  const body = {
    version: 1,
    section: 'title',
    replacement: { title: 'Inny tytuł', kind: 'other' },
    giveUp: [] as string[],
  } as const
  expect((await client.ask(patchEvent, { params, body })).status).toBe(200)
  expect(
    problemsOf(await sendOrder(site, { ...order(4_000, 'Buk-2Q8LM'), version: 2 }))?.map(([code]) => code),
  ).toEqual(['code_invalid'])
  await register(site, { ...order(4_000, 'Lipa-X4T6P'), version: 2 })
  const file = outputOf(exportEvent, await client.ask(exportEvent, { params: { ...params, version: 2 } }))
  const copy = outputOf(
    importEvent,
    await client.ask(importEvent, {
      params: { accountId: site.account },
      body: { slug: 'kopia', definition: file },
    }),
  )
  const again = { params: { ...params, eventId: copy.id }, body: { definition: file.definition, giveUp: [] } }
  expect((await client.ask(publishEvent, again)).status).toBe(201)
  await register({ ...site, event: copy.id, slug: 'kopia' }, order(4_000, 'Buk-2Q8LM'))
})

/** A question, and a requirement on what is answered. */
const asking = (must: object, facts: readonly object[] = []) => ({
  ...outing(),
  questions: [{ id: 'code', of: 'person', type: 'text', label: 'Kod' }],
  facts,
  requirements: [{ id: 'code', of: 'person', must, code: 'code_invalid', message: 'Zły kod.' }],
})
const known = { fact: 'answer.code', in: GUESTS }
const knows = (id: string, when: object) => ({
  ...{ id, name: id, kind: 'class' },
  values: [
    { id: 'yes', name: 'Tak', when },
    { id: 'no', name: 'Nie' },
  ],
})

test.each([
  { place: 'requirements.0.must', wrong: asking(known) },
  {
    place: 'facts.1.values.0.when',
    wrong: asking({ fact: 'own.guest', is: 'yes' }, [
      knows('guest', { fact: 'own.invited', is: 'yes' }),
      knows('invited', known),
    ]),
  },
])(
  'a rule that compares an answer with a text at $place is refused, with what to use instead',
  async ({ place, wrong }) => {
    const { client } = await staffOf(site)
    const params = { accountId: site.account, eventId: published.id }
    const answer = await client.ask(publishEvent, { params, body: { definition: wrong, giveUp: [] } })
    expect(problemOf('definition_invalid', answer).problems).toMatchObject([
      { field: `definition.${place}`, message: expect.stringContaining('listy kodów') },
    ])
  },
)
