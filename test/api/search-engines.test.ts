import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCollection, setCollectionState } from '#contract/collections.ts'
import { outputOf } from '#test/support/answers.ts'
import { asOwner } from '#test/support/owner.ts'
import { staffOf } from '#test/support/refunds.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'

/** What search engines are told about the site of an organiser. */

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const sitemap = async () => (await site.visitor.call('/sitemap.xml')).text
const setEvent = (columns: string) =>
  asOwner(site.server.databaseUrl, `UPDATE event SET ${columns} WHERE account_id = $1`, [site.account])

test('the sitemap names the home page, published events and open collections, and no draft', async () => {
  const staff = await staffOf(site)
  const account = { accountId: site.account }
  const made = await staff.ask(createCollection, { params: account, body: { title: 'Ciepły dom' } })
  const { id: collectionId } = outputOf(createCollection, made)
  const address = site.server.address(site.host)
  const of = (path: string) => `<loc>${address}${path}</loc>`
  expect(await sitemap()).toContain(of('/'))
  expect(await sitemap()).toContain(of(`/${site.slug}`))
  expect(await sitemap()).not.toContain('cieply-dom')
  await staff.ask(setCollectionState, { params: { ...account, collectionId }, body: { state: 'open' } })
  expect(await sitemap()).toContain(of('/zbiorki/cieply-dom'))
})

test('a test and a called-off event are not in the sitemap', async () => {
  await setEvent('is_test = true')
  expect(await sitemap()).not.toContain(`/${site.slug}<`)
  await setEvent("is_test = false, called_off_at = now(), called_off_because = 'Choroba'")
  expect(await sitemap()).not.toContain(`/${site.slug}<`)
  await setEvent('called_off_at = NULL, called_off_because = NULL')
})

test('robots name the sitemap and keep personal pages out; nothing of a demo is listed', async () => {
  const robots = async () => (await site.visitor.call('/robots.txt')).text
  expect(await robots()).toContain(`Sitemap: ${site.server.address(site.host)}/sitemap.xml`)
  expect(await robots()).toContain('Disallow: /zgloszenie/')
  await asOwner(site.server.databaseUrl, 'UPDATE account SET demo = true WHERE account_id = $1', [
    site.account,
  ])
  expect(await robots()).toBe('User-agent: *\nDisallow: /\n')
  expect(await sitemap()).not.toContain('<loc>')
  await asOwner(site.server.databaseUrl, 'UPDATE account SET demo = false WHERE account_id = $1', [
    site.account,
  ])
})

test('the page of an event describes it in the words of schema.org', async () => {
  const { text } = await site.visitor.call(`/${site.slug}`)
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? ''
  expect(JSON.parse(json)).toMatchObject({
    ...{ '@context': 'https://schema.org', '@type': 'Event' },
    url: `${site.server.address(site.host)}/${site.slug}`,
    startDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}[+]0[12]:00)?$/),
    eventStatus: 'https://schema.org/EventScheduled',
    organizer: { '@type': 'Organization' },
  })
})
