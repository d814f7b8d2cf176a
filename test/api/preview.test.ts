import { afterEach, beforeEach, expect, test } from 'vitest'
import { editDraft, getDraft } from '#contract/drafts.ts'
import { getPreview, renewPreview, withdrawPreview } from '#contract/event-life.ts'
import { quoteDraft } from '#contract/quotes.ts'
import { createRegistration, getAvailability } from '#contract/site.ts'
import { joinWaitingList } from '#contract/waiting-list.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { draftOf, orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedAccount } from '#test/support/seed.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'

/** The real site from a draft, at a secret address, for whoever knows it. */

let site: TestSite
let danuta: Client

beforeEach(async () => {
  site = await startTestSite({ definition: outing(), settings: { runs: { web: true, worker: false } } })
  danuta = await signIn(site.server.port, 'danuta-wrona')
})
afterEach(() => site[Symbol.asyncDispose]())

const params = () => ({ accountId: site.account, eventId: site.event })
const draft = async () => outputOf(getDraft, await danuta.ask(getDraft, { params: params() }))

async function open(): Promise<string> {
  const { preview } = outputOf(renewPreview, await danuta.ask(renewPreview, { params: params() }))
  return new URL(preview?.address ?? '').pathname.slice(1)
}

/** The fee of the draft is 170 zł, the coach has two seats. */
async function changeDraft(): Promise<void> {
  const edits = [
    { path: ['title'], before: 'Wycieczka na Łysicę', after: 'Wycieczka na Szczeliniec' },
    { path: ['items', 'fee', 'price'], before: 10_000, after: 17_000 },
    { path: ['pools', 'coach', 'capacity'], before: 4, after: 2 },
  ]
  outputOf(editDraft, await danuta.ask(editDraft, { params: params(), body: { edits } }))
}

const page = (path: string, client = site.visitor) => client.call(path, { headers: { accept: 'text/html' } })

test('whoever knows the address sees the draft, marked as one; the site and its caches stay as they were', async () => {
  const before = await page(`/${site.slug}`)
  await changeDraft()
  const slug = await open()
  for (const path of [`/${slug}`, `/${slug}/zapisy`]) {
    const shown = await page(path, new Client(site.server.port, site.host))
    expect(shown.status).toBe(200)
    expect(shown.text).toContain('Wycieczka na Szczeliniec')
    expect(shown.text).toContain('Podgląd, jeszcze nieopublikowane')
    expect(shown.text).toContain('<meta name="robots" content="noindex">')
    expect(shown.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    })
    expect(shown.headers['content-security-policy']).toContain(
      'frame-ancestors http://panel.zapisano.localhost',
    )
  }
  expect((await page(`/${slug}`)).text).toContain(`href="/${slug}/zapisy"`)
  const after = await page(`/${site.slug}`)
  expect(after.text).toBe(before.text)
  expect(after.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect((await page('/')).text).not.toContain('Szczeliniec')
})

test('the form of the draft has its prices and places, and is refused when it is sent', async () => {
  await register(site, orderOf('ewa+'))
  await changeDraft()
  const slug = await open()
  const free = outputOf(getAvailability, await site.visitor.ask(getAvailability, { params: { slug } }))
  expect(free).toMatchObject({ version: (await draft()).revision, free: { event: 9, coach: 1 } })
  const body = { version: free.version, draft: draftOf('jan', 'ola+') }
  const priced = outputOf(quoteDraft, await site.visitor.ask(quoteDraft, { params: { slug }, body }))
  expect(priced).toMatchObject({ total: 2 * 17_000 + 3_000, problems: [] })
  const order = { ...orderOf('jan'), version: free.version, expectedTotal: 17_000 }
  const key = crypto.randomUUID()
  const refused = await site.visitor.ask(createRegistration, { params: { slug }, body: order, key })
  expect(problemOf('preview_only', refused).title).toContain('nikt nie został zapisany')
  const wish = { version: free.version, draft: order.draft, contact: order.contact }
  problemOf(
    'preview_only',
    await site.visitor.ask(joinWaitingList, { params: { slug }, body: wish, key: crypto.randomUUID() }),
  )
  const [row] = await asOwner<{ n: number }>(
    site.server.databaseUrl,
    'SELECT count(*)::integer AS n FROM registration',
  )
  expect(row?.n).toBe(1)
})

test('as of another moment windows and prices are those of that moment', async () => {
  const windows = [{ opens: '2031-01-04T09:00:00', closes: '2031-05-31T23:59:59' }]
  const { definition } = await draft()
  const edits = [{ path: ['windows'], before: definition.windows, after: windows }]
  const edited = await danuta.ask(editDraft, { params: params(), body: { edits } })
  const saved = outputOf(editDraft, edited)
  expect(saved.problems).toEqual([])
  const slug = await open()
  expect((await page(`/${slug}`)).text).toContain('Zapisy otworzą się')
  const open2031 = `${slug}~2031-02-05T20-00`
  expect((await page(`/${open2031}`)).text).toContain('Zapisy trwają')
  expect((await page(`/${open2031}`)).text).toContain('20:00')
  expect((await page(`/${slug}~2031-06-03T20-00`)).text).toContain('Zapisy zakończone')
  expect((await page(`/${slug}~2031-07-05T20-00`)).text).toContain('Wydarzenie się zakończyło')
  const body = { version: saved.revision, draft: draftOf('jan') }
  const ask = async (at: string) =>
    outputOf(quoteDraft, await site.visitor.ask(quoteDraft, { params: { slug: at }, body })).problems
  expect((await ask(slug)).map(({ code }) => code)).toEqual(['not_open'])
  expect(await ask(open2031)).toEqual([])
})

test('a secret that was withdrawn, replaced, or has expired, or of another account, leads nowhere', async () => {
  const first = await open()
  const second = await open()
  expect((await page(`/${first}`)).status).toBe(404)
  expect((await page(`/${second}`)).status).toBe(200)
  const other = await seedAccount(site.server.databaseUrl, { subdomain: 'obcy', members: {} })
  const stranger = new Client(site.server.port, other.host)
  await stranger.open()
  const elsewhere = await page(`/${second}`, stranger)
  expect(elsewhere.status).toBe(404)
  expect(elsewhere.text).not.toContain('Łysic')
  problemOf('not_found', await stranger.ask(getAvailability, { params: { slug: second } }))
  const body = { version: 1, draft: draftOf('jan') }
  problemOf('not_found', await stranger.ask(quoteDraft, { params: { slug: second }, body }))
  await asOwner(site.server.databaseUrl, "UPDATE event_preview SET expires_at = now() - interval '1 second'")
  expect((await page(`/${second}`)).status).toBe(404)
  expect(outputOf(getPreview, await danuta.ask(getPreview, { params: params() })).preview).toBeNull()
  const third = await open()
  outputOf(withdrawPreview, await danuta.ask(withdrawPreview, { params: params() }))
  expect((await page(`/${third}`)).status).toBe(404)
  problemOf('not_found', await site.visitor.ask(getAvailability, { params: { slug: third } }))
})

test('the database keeps no secret that opens a preview', async () => {
  const slug = await open()
  const token = slug.slice('podglad~'.length)
  const rows = await asOwner<object>(site.server.databaseUrl, 'SELECT * FROM event_preview')
  const audit = await asOwner<object>(site.server.databaseUrl, 'SELECT details FROM audit_entry')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify([rows, audit])).not.toContain(token)
})
