import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createCollection,
  getCollection,
  listDonations,
  refundDonation,
  setCollectionState,
  updateCollection,
} from '#contract/collections.ts'
import { createDonation, getDonation, getDonationConfirmation, nameDonation } from '#contract/donations.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import type { Client } from '#test/support/client.ts'
import { bring, typeBlik } from '#test/support/gateway.ts'
import { mailsTo } from '#test/support/mails.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { reconcile } from '#test/support/reconcile.ts'
import { staffOf } from '#test/support/refunds.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
let staff: Client

beforeAll(async () => {
  site = await startTestSite()
  staff = await staffOf(site)
})
afterAll(() => site[Symbol.asyncDispose]())

const SETTING = {
  ...{ title: 'Ciepły dom', lede: 'Żeby w domu było ciepło.', body: '', goal: 48_000_00, until: null },
  ...{ cover: 'fields' as const, photo: null, thanks: 'Dzieciom będzie ciepło.', showsDonors: true },
  amounts: [{ amount: 5_000, what: 'metr wełny' }],
}

/** An open collection, and how it is called in paths. */
async function collection(title = SETTING.title) {
  const account = { accountId: site.account }
  const made = await staff.ask(createCollection, { params: account, body: { title } })
  const params = { ...account, collectionId: outputOf(createCollection, made).id }
  await staff.ask(updateCollection, { params, body: { ...SETTING, title } })
  await staff.ask(setCollectionState, { params, body: { state: 'open' } })
  const { address } = await read(params)
  return { params, slug: address.split('/').at(-1) ?? '' }
}

type Params = { readonly accountId: string; readonly collectionId: string }

const read = async (params: Params) => outputOf(getCollection, await staff.ask(getCollection, { params }))
const donationsOf = async (params: Params) =>
  outputOf(listDonations, await staff.ask(listDonations, { params })).donations

const GIFT = { amount: 5_000, email: 'krystyna@example.org', name: 'Krystyna', isNamed: true }

const send = (slug: string, body: BodyInputOf<typeof createDonation> = GIFT, key: string = randomUUID()) =>
  site.visitor.ask(createDonation, { params: { slug }, body, key })

/** A donation from the page to the money in the account. */
async function donate(slug: string, body: BodyInputOf<typeof createDonation> = GIFT) {
  const { token, redirectUrl } = outputOf(createDonation, await send(slug, body))
  await typeBlik(site, redirectUrl, '777123')
  await runJobs(site.server.databaseUrl, 'deliver-test-notice')
  await runJobs(site.server.databaseUrl, 'settle-notice')
  return token
}

const own = async (token: string) =>
  outputOf(getDonation, await site.visitor.ask(getDonation, { params: { token } }))

test('a donation is paid, booked once, thanked for by mail with a PDF, and counts towards the goal', async () => {
  const { params, slug } = await collection()
  const email = 'halina@example.org'
  const token = await donate(slug, { ...GIFT, email })
  expect(await own(token)).toMatchObject({
    state: 'succeeded',
    amount: 5_000,
    what: 'metr wełny',
    isNamed: true,
  })
  expect(await read(params)).toMatchObject({
    raised: 5_000,
    donations: 1,
    months: [{ donated: 5_000, refunded: 0 }],
  })
  await runJobs(site.server.databaseUrl, 'send-donation-mail')
  const [mail, ...more] = await mailsTo(site, email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Dziękujemy za darowiznę: Ciepły dom')
  expect(mail?.text).toContain('Dzieciom będzie ciepło.')
  expect(mail?.attachments).toMatchObject([{ contentType: 'application/pdf' }])
  const pdf = await site.visitor.ask(getDonationConfirmation, { params: { token } })
  expect(pdf.status).toBe(200)
  expect((await reconcile(site)).differences).toEqual([])
})

test('ten notices of one payment are one entry', async () => {
  const { params, slug } = await collection('Dziesięć razy')
  const { redirectUrl } = outputOf(createDonation, await send(slug))
  await typeBlik(site, redirectUrl, '777123')
  const [row] = await asOwner<{ id: string; transaction: string }>(
    site.server.databaseUrl,
    'SELECT donation_id AS id, transaction_id AS transaction FROM donation WHERE collection_id = $1',
    [params.collectionId],
  )
  const notice = () => ({
    ...{ noticeId: `n-${randomUUID()}`, transactionId: row?.transaction, merchantReference: row?.id },
    ...{ status: 'succeeded', amount: 5_000, currency: 'PLN' },
  })
  await Promise.all(Array.from({ length: 10 }, () => bring(site, notice())))
  await runJobs(site.server.databaseUrl, 'settle-notice')
  expect(await read(params)).toMatchObject({ raised: 5_000, donations: 1 })
})

test('the same key is the same donation, also at once; another content under it is refused', async () => {
  const { params, slug } = await collection('Podwójne kliknięcie')
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(slug, GIFT, key)))
  const started = answers.map((answer) => outputOf(createDonation, answer))
  expect(new Set(started.map(({ redirectUrl }) => redirectUrl)).size).toBe(1)
  expect(await donationsOf(params)).toHaveLength(1)
  problemOf('key_reused', await send(slug, { ...GIFT, amount: 6_000 }, key))
})

test('a sum beyond the limits, a name that is missing and a bad address are refused at their fields', async () => {
  const { slug } = await collection('Kwoty')
  for (const amount of [0, 99, 5_000_001, -5_000, 100.5])
    expect(problemOf('invalid_input', await send(slug, { ...GIFT, amount })).problems).toMatchObject([
      { field: 'amount' },
    ])
  expect(problemOf('invalid_input', await send(slug, { ...GIFT, name: '' })).problems).toMatchObject([
    { field: 'name' },
  ])
  expect(problemOf('invalid_input', await send(slug, { ...GIFT, email: 'x' })).problems).toMatchObject([
    { field: 'email' },
  ])
})

test('a draft has no page and takes nothing; a closed collection keeps its page and takes nothing', async () => {
  const account = { accountId: site.account }
  const made = await staff.ask(createCollection, { params: account, body: { title: 'Szkic' } })
  outputOf(createCollection, made)
  problemOf('not_found', await send('szkic'))
  expect((await site.visitor.call('/zbiorki/szkic')).status).toBe(404)
  const { params, slug } = await collection('Zamknięta')
  await staff.ask(setCollectionState, { params, body: { state: 'closed' } })
  problemOf('collection_closed', await send(slug))
  expect((await site.visitor.call(`/zbiorki/${slug}`)).status).toBe(200)
})

test('a name is on the page only by consent, which is taken back as easily; an address never is', async () => {
  const { slug } = await collection('Imiona')
  const token = await donate(slug, { ...GIFT, name: 'Rodzina Bielik' })
  await donate(slug, { ...GIFT, name: 'Skryta Osoba', isNamed: false })
  const page = async () => (await site.visitor.call(`/zbiorki/${slug}`)).text
  await expect.poll(page).toContain('Rodzina Bielik')
  expect(await page()).not.toContain('Skryta Osoba')
  expect(await page()).not.toContain('krystyna@example.org')
  const body = { isNamed: false }
  outputOf(nameDonation, await site.visitor.ask(nameDonation, { params: { token }, body }))
  await expect.poll(page, { timeout: 5_000 }).not.toContain('Rodzina Bielik')
})

test('a donation goes back whole and once, by the gateway, and the books agree', async () => {
  const { params, slug } = await collection('Zwroty')
  await donate(slug)
  const [donation] = await donationsOf(params)
  const path = { ...params, donationId: donation?.id ?? '' }
  const body = { byHand: false, reason: 'Na prośbę darczyńcy' }
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => staff.ask(refundDonation, { params: path, body })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
  await runJobs(site.server.databaseUrl, 'send-refund')
  await asOwner(site.server.databaseUrl, "UPDATE test_gateway.refund SET status = 'succeeded'", [])
  await asOwner(
    site.server.databaseUrl,
    "UPDATE donation_refund SET tried_at = now() - interval '2 minutes'",
    [],
  )
  await runJobs(site.server.databaseUrl, 'send-refund')
  expect(await donationsOf(params)).toMatchObject([
    { received: 0, refund: { state: 'succeeded', byHand: false } },
  ])
  expect(await read(params)).toMatchObject({
    raised: 0,
    donations: 0,
    months: [{ donated: 5_000, refunded: 5_000 }],
  })
  expect((await reconcile(site)).differences).toEqual([])
})

test('a donation that was handed back by hand is booked at once, and has no confirmation any more', async () => {
  const { params, slug } = await collection('Ręcznie')
  const token = await donate(slug)
  const [donation] = await donationsOf(params)
  const path = { ...params, donationId: donation?.id ?? '' }
  const body = { byHand: true, reason: 'Przelew na konto' }
  outputOf(refundDonation, await staff.ask(refundDonation, { params: path, body }))
  expect(await read(params)).toMatchObject({ raised: 0 })
  problemOf('donation_goes_back', await staff.ask(refundDonation, { params: path, body }))
  problemOf('not_found', await site.visitor.ask(getDonationConfirmation, { params: { token } }))
  expect(await own(token)).toMatchObject({ goesBack: true })
})

test('a refused payment brings nothing, and the link of a donation opens no other one', async () => {
  const { params, slug } = await collection('Odmowa')
  const { token, redirectUrl } = outputOf(createDonation, await send(slug))
  await typeBlik(site, redirectUrl, '000000')
  await runJobs(site.server.databaseUrl, 'deliver-test-notice')
  await runJobs(site.server.databaseUrl, 'settle-notice')
  expect(await own(token)).toMatchObject({ state: 'failed' })
  expect(await read(params)).toMatchObject({ raised: 0, donations: 0 })
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  problemOf('not_found', await site.visitor.ask(getDonation, { params: { token: forged } }))
})

test('the journal has an entry of each thing that was done, and none of what was repeated', async () => {
  const { params, slug } = await collection('Dziennik')
  const token = await donate(slug)
  outputOf(
    nameDonation,
    await site.visitor.ask(nameDonation, { params: { token }, body: { isNamed: false } }),
  )
  const [donation] = await donationsOf(params)
  const path = { ...params, donationId: donation?.id ?? '' }
  const body = { byHand: true, reason: 'Przelew na konto' }
  outputOf(refundDonation, await staff.ask(refundDonation, { params: path, body }))
  await staff.ask(setCollectionState, { params, body: { state: 'open' } })
  const entries = await asOwner<{ action: string }>(
    site.server.databaseUrl,
    `SELECT action FROM audit_entry WHERE details->>'collection' = $1 ORDER BY audit_entry_id`,
    [params.collectionId],
  )
  expect(entries.map(({ action }) => action)).toEqual([
    ...['collection.created', 'collection.updated', 'collection.opened', 'donation.started'],
    ...['donation.succeeded', 'donation.named', 'donation.refunded_by_hand'],
  ])
})

test('of one network only so many donations are begun in an hour without being paid', async () => {
  const { slug } = await collection('Wiele naraz')
  const headers = { 'x-forwarded-for': '198.51.100.7' }
  const answers: number[] = []
  for (let each = 0; each < 31; each += 1) {
    const key = randomUUID()
    const asked = await site.visitor.ask(createDonation, { params: { slug }, body: GIFT, key, headers })
    answers.push(asked.status)
  }
  expect(answers.filter((status) => status === 201)).toHaveLength(30)
  expect(answers.at(-1)).toBe(429)
})
