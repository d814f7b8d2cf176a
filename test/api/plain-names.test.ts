import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewHandOver } from '#contract/hand-over.ts'
import { joinWaitingList } from '#contract/waiting-list.ts'
import { order, smallEvent } from '#test/races/small-event.ts'
import { problemOf } from '#test/support/answers.ts'
import { giveAsStaff, sendOffer } from '#test/support/hand-over.ts'
import { asOwner } from '#test/support/owner.ts'
import { register, sendOrder, startTestSite, type TestSite } from '#test/support/site.ts'
import { staffOf } from '#test/support/staff.ts'

/** Names appear in messages to others, so they must not carry advertisements to strangers. */

const SPAM = 'Wygrana 5000 zł! http://wygrana.example'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite({ definition: smallEvent({ pools: { event: 1 }, price: 0 }) })
})
afterAll(() => site[Symbol.asyncDispose]())

const ofPerson = (field: 'firstName' | 'lastName', name: string) => {
  const { draft, ...rest } = order(1, 1, 0)
  return { ...rest, draft: { ...draft, people: draft.people.map((each) => ({ ...each, [field]: name })) } }
}
const ofContact = (field: 'firstName' | 'lastName', name: string) => {
  const { contact, ...rest } = order(1, 1, 0)
  return { ...rest, contact: { ...contact, [field]: name } }
}

test.each(['firstName', 'lastName'] as const)(
  'a web address as %s of a participant is refused at its field, and no mail is sent',
  async (field) => {
    const ofDraft = problemOf('registration_refused', await sendOrder(site, ofPerson(field, SPAM)))
    expect(ofDraft).toMatchObject({
      problems: [
        {
          code: 'field_invalid',
          person: 'p1',
          where: field,
          message: 'Wpisz samo imię albo nazwisko, bez adresu strony i\u00a0długiego numeru.',
        },
      ],
    })
    const ofWhoRegisters = problemOf('invalid_input', await sendOrder(site, ofContact(field, SPAM)))
    expect(ofWhoRegisters).toMatchObject({ problems: [{ field: `contact.${field}` }] })
    expect(await asOwner(site.server.databaseUrl, 'SELECT FROM message')).toEqual([])
  },
)

test('the waiting list refuses one too', async () => {
  await register(site, order(2, 1, 0))
  const join = (body: ReturnType<typeof ofPerson>) => {
    const { version, draft, contact } = body
    const params = { slug: site.slug }
    return site.visitor.ask(joinWaitingList, { params, body: { version, draft, contact }, key: randomUUID() })
  }
  problemOf('registration_refused', await join(ofPerson('firstName', '600 700 800')))
  problemOf('invalid_input', await join(ofContact('lastName', 'wejdź na bank-online.com')))
  expect((await join(ofPerson('lastName', "O'Neill-Łużyńska"))).status).toBe(201)
})

test.each(['firstName', 'lastName'] as const)(
  'a web address as %s of the new person of a hand-over is refused at its field, and no mail is sent',
  async (field) => {
    await using own = await startTestSite({ definition: smallEvent({ pools: { event: 1 }, price: 0 }) })
    const { client: staff } = await staffOf(own)
    const family = await register(own, order(1, 1, 0))
    const successor = { ref: 'nowa', firstName: 'Zofia', lastName: 'Nowa', birthDate: null, [field]: SPAM }
    const wanted = { revision: 1, giver: 'p1', successor }
    const body = { ...wanted, expectedTotal: 0, email: 'obcy@example.org' }
    const params = { token: family.token }
    for (const answer of [
      await own.visitor.ask(previewHandOver, { params, body: wanted }),
      await sendOffer(own, family, body),
      await giveAsStaff(staff, own, family, body),
    ])
      expect(problemOf('registration_refused', answer)).toMatchObject({
        problems: [{ code: 'field_invalid', person: 'nowa', where: field }],
      })
    const url = own.server.databaseUrl
    expect(await asOwner(url, 'SELECT FROM message WHERE recipient = $1', [body.email])).toEqual([])
    expect(await asOwner(url, 'SELECT FROM place_transfer')).toEqual([])
    expect(
      (await sendOffer(own, family, { ...body, successor: { ...successor, [field]: 'Anna' } })).status,
    ).toBe(200)
  },
)
