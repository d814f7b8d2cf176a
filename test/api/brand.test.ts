import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBrand, updateBrand } from '#contract/brand.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import { deletePicture, uploadPicture } from '#contract/pictures.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { familyOrder } from '#test/support/kielce.ts'
import { mailsTo } from '#test/support/mails.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { sendPicture, uniquePicture } from '#test/support/pictures.ts'
import { seedAccount } from '#test/support/seed.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'

/** How an organiser looks: chosen in the panel, on its pages and in its mails at once. */

let site: TestSite
let staff: Client

beforeAll(async () => {
  site = await startTestSite()
  staff = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

type Wanted = BodyInputOf<typeof updateBrand>
const params = () => ({ accountId: site.account })
const set = (body: Wanted) => staff.ask(updateBrand, { params: params(), body })
const read = async () => outputOf(getBrand, await staff.ask(getBrand, { params: params() }))
const bring = async (purpose: 'page' | 'logo') =>
  outputOf(
    uploadPicture,
    await sendPicture(staff, { accountId: site.account, purpose, content: await uniquePicture(200, 100) }),
  )

test('pages that were cached, and the next mail, follow the new name, logo and colours at once', async () => {
  const paths = ['/', `/${site.slug}`]
  for (const path of paths) expect((await site.visitor.open(path)).text).toContain('class="monogram"')
  const logo = await bring('logo')
  const after = outputOf(
    updateBrand,
    await set({
      ...{ name: 'Parafia w Lipowej', about: 'Rajdy od 1998 roku.', logo: logo.id },
      ...{ accent: '#96305a', background: '#ffffff' },
    }),
  )
  expect(after).toMatchObject({ name: 'Parafia w Lipowej', accent: '#96305a', logo: { id: logo.id } })
  for (const path of paths) {
    const { text } = await site.visitor.open(path)
    for (const part of [
      'Parafia w Lipowej',
      '--accent:#96305a',
      '--paper:#ffffff',
      `${logo.address}/200.avif 200w`,
    ])
      expect(text, `${part} at ${path}`).toContain(part)
    expect(text).not.toContain('class="monogram"')
  }
  expect((await site.visitor.open('/')).text).toContain('Rajdy od 1998 roku.')
  expect((await site.visitor.open(`/${site.slug}/zapisy`)).text).toContain('--accent:#96305a')

  await register(site, familyOrder())
  await runJobs(site.server.databaseUrl)
  const [mail] = await mailsTo(site, familyOrder().contact.email)
  expect(mail?.from).toContain('Parafia w Lipowej')
  expect(mail?.html).toContain('background:#96305a')
})

test('with colours that do not read well pages and mails use the nearest that do', async () => {
  expect(outputOf(updateBrand, await set({ accent: '#ffd400', background: null }))).toMatchObject({
    ...{ accent: '#ffd400', background: null, usualBackground: '#fbf8f2' },
  })
  const { text } = await site.visitor.open('/')
  expect(text).toContain('--accent:#7f6a00')
  expect(text).not.toContain('--paper:')
})

test('what is not named stays, and the journal tells what has changed', async () => {
  const before = await read()
  outputOf(updateBrand, await set({ about: 'Pierwsze zdanie.' }))
  outputOf(updateBrand, await set({ about: 'Pierwsze zdanie.' }))
  outputOf(updateBrand, await set({}))
  expect(await read()).toEqual({ ...before, about: 'Pierwsze zdanie.' })
  const entries = await asOwner<{ details: object }>(
    site.server.databaseUrl,
    `SELECT details FROM audit_entry WHERE action = 'account.brand_changed' ORDER BY audit_entry_id DESC LIMIT 1`,
  )
  expect(entries).toMatchObject([
    { details: { before: { about: before.about }, after: { about: 'Pierwsze zdanie.' } } },
  ])
})

test('a logo is a logo of this account, and is not removed while it is one', async () => {
  const other = await seedAccount(site.server.databaseUrl, {
    ...{ subdomain: `inna-${randomUUID().slice(0, 6)}`, members: { 'rafal-zawada': 'owner' } },
  })
  const stranger = await signIn(site.server.port, 'rafal-zawada')
  const content = await uniquePicture()
  const foreign = outputOf(
    uploadPicture,
    await sendPicture(stranger, { accountId: other.account, purpose: 'logo', content }),
  )
  for (const logo of [foreign.id, (await bring('page')).id, randomUUID()])
    expect(problemOf('picture_gone', await set({ logo })).problems).toMatchObject([{ field: 'logo' }])

  const { id } = await bring('logo')
  outputOf(updateBrand, await set({ logo: id }))
  const remove = () => staff.ask(deletePicture, { params: { ...params(), pictureId: id } })
  expect(problemOf('picture_in_use', await remove()).problems?.[0]?.message).toBe(
    'Ten obraz jest znakiem organizatora. Najpierw wybierz inny albo żaden.',
  )
  expect(outputOf(updateBrand, await set({ logo: null })).logo).toBeNull()
  expect((await remove()).status).toBe(204)
  expect((await site.visitor.open('/')).text).toContain('class="monogram"')
})

test.each([
  [{ name: 'ab' }, 'name'],
  [{ name: 'x'.repeat(51) }, 'name'],
  [{ about: 'x'.repeat(201) }, 'about'],
  [{ accent: 'red' }, 'accent'],
  [{ accent: '#FFFFFF' }, 'accent'],
  [{ background: '#fff;}body{display:none' }, 'background'],
  [{ accent: null }, 'accent'],
])('%j is refused', async (wanted, field) => {
  const before = await read()
  const answer = await staff.ask(updateBrand, { params: params(), body: wanted as Wanted })
  expect(problemOf('invalid_input', answer).problems).toMatchObject([{ field }])
  expect(await read()).toEqual(before)
})
