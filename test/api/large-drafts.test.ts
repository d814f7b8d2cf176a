import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { previewChange } from '#contract/changes.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { putHold } from '#contract/holds.ts'
import { quoteDraft } from '#contract/quotes.ts'
import { createRegistration } from '#contract/site.ts'
import { joinWaitingList } from '#contract/waiting-list.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { newSecret } from '#test/support/holds.ts'
import { draftOf, orderOf, outing } from '#test/support/outing.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'

/** A request must not have an answer twenty times its size, nor take long. */

let site: TestSite

beforeEach(async () => {
  const definition = { ...outing({ event: 300, coach: 40 }), peoplePerRegistration: { min: 1, max: 100 } }
  site = await startTestSite({ definition })
})
afterEach(() => site[Symbol.asyncDispose]())

const people = (count: number, change: (n: number) => object = () => ({})) => {
  const draft = draftOf(...Array.from({ length: count }, (_, n) => `osoba${n}`))
  return { ...draft, people: draft.people.map((person, n) => ({ ...person, ...change(n) })) }
}
const numbered = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}`, value]))

async function asked(endpoint: Endpoint, params: object, body: object) {
  const started = performance.now()
  const key = endpoint.idempotent === undefined ? {} : { key: randomUUID() }
  const answer = await site.visitor.ask(endpoint, { params, body, ...key })
  return { ...answer, took: performance.now() - started }
}

const DRAFTS = [
  ['600 unknown choices of each of 200 people', () => people(200, () => ({ choices: numbered(600, 1) }))],
  ['300 unknown choices of each of 100 people', () => people(100, () => ({ choices: numbered(300, 1) }))],
  ['300 unknown answers of each of 100 people', () => people(100, () => ({ answers: numbered(300, '') }))],
  ['invalid choices of each of 100 people', () => people(100, () => ({ choices: numbered(100, null) }))],
  [
    '200 people without a name where 100 may come',
    () => people(200, () => ({ firstName: '', lastName: '' })),
  ],
  [
    '100 people without a name who want what is not there',
    () =>
      people(100, () => ({ firstName: '', lastName: '', type: 'x', group: 'y', choices: { coach: 'z' } })),
  ],
] as const

test.each(DRAFTS)('%s: a short answer, soon, by every endpoint', async (_, made) => {
  const draft = made()
  const slug = { slug: site.slug }
  const { contact } = orderOf('ewa')
  const first = outputOf(
    createRegistration,
    await site.visitor.ask(createRegistration, { params: slug, body: orderOf('ewa'), key: randomUUID() }),
  )
  const answers = [
    await asked(createRegistration, slug, { ...orderOf('ewa'), draft }),
    await asked(quoteDraft, slug, { version: 1, draft }),
    await asked(putHold, { ...slug, hold: newSecret() }, { version: 1, draft }),
    await asked(joinWaitingList, slug, { version: 1, draft, contact }),
    await asked(previewChange, { token: first.token }, { revision: 1, draft }),
  ]
  for (const { text, took, status } of answers) {
    expect(status).toBeLessThan(500)
    expect(text.length).toBeLessThan(50_000)
    expect(took).toBeLessThan(1500)
  }
})

test('omitted problems are counted', async () => {
  const draft = people(100, () => ({ firstName: '', lastName: '' }))
  const { problems = [] } = problemOf(
    'registration_refused',
    await asked(createRegistration, { slug: site.slug }, { ...orderOf('ewa'), draft }),
  )
  expect(problems).toHaveLength(101)
  expect(problems.at(-1)).toMatchObject({
    code: 'more_problems',
    message: 'To nie wszystko: do poprawienia jest jeszcze 100.',
  })
})

test('for a hundred people with forty faults each fault is reported', async () => {
  const names = Array.from({ length: 100 }, (_, n) => `osoba${n}`)
  const made = await asked(createRegistration, { slug: site.slug }, orderOf(...names))
  expect(made.status).toBe(201)
  const wrong = people(40, () => ({ lastName: '', choices: { kajak: true } }))
  const { problems = [] } = problemOf(
    'registration_refused',
    await asked(
      createRegistration,
      { slug: site.slug },
      { ...orderOf('ewa'), draft: people(40, () => ({ lastName: '' })) },
    ),
  )
  expect(new Set(problems.map(({ person }) => person)).size).toBe(40)
  const unknown = problemOf(
    'registration_refused',
    await asked(createRegistration, { slug: site.slug }, { ...orderOf('ewa'), draft: wrong }),
  )
  expect(unknown.problems).toMatchObject([{ code: 'no_such_option', field: 'draft' }])
  const few = people(3, () => ({ choices: { kajak: true } }))
  const problem = problemOf(
    'registration_refused',
    await asked(createRegistration, { slug: site.slug }, { ...orderOf('ewa'), draft: few }),
  )
  expect(problem.problems?.map(({ where }) => where)).toEqual(['kajak', 'kajak', 'kajak'])
})
