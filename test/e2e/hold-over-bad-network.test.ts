import type { Browser } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { freePlaces } from '#test/support/holds.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { goOn } from './family-on-a-phone.ts'
import { enter, fewPlaces, formOf, holdsOf, lineOf } from './hold-form.ts'

/** Places that are held over a slow or broken connection: what is lost is said, and nothing that was pressed is (flow C0). */
let site: TestSite
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
  return () => browser.close()
})
beforeEach(async () => {
  site = await startTestSite({ definition: fewPlaces() })
})
afterEach(() => site[Symbol.asyncDispose]())

const form = () => formOf(site)
const holds = () => holdsOf(site)

test('more time that could not be had is said, and nothing is lost', async () => {
  await using device = await openPhone(browser)
  const { page } = device
  await page.goto(form())
  await enter(page, 'Iga')
  await goOn(page, 'Dalej', 'Udział i dodatki')
  await page.route('**/prolong', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Potrzebuję więcej czasu' }).click()
  const said = page.getByText('Nie udało się przedłużyć. Spróbuj ponownie za chwilę.')
  await said.waitFor()
  expect((await said.boundingBox())?.height).toBeGreaterThan(10)
  await page.unroute('**/prolong')
  await page.getByRole('button', { name: 'Potrzebuję więcej czasu' }).click()
  await said.waitFor({ state: 'detached' })
  expect(await holds()).toHaveLength(1)
})

test('"Dalej" that is pressed while a choice is being held waits for it, and goes on', async () => {
  await using device = await openPhone(browser)
  const { page } = device
  await page.goto(form())
  await enter(page, 'Iga')
  await goOn(page, 'Dalej', 'Udział i dodatki')
  const slow = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  await page.route('**/holds/*', async (route) => {
    begun.resolve()
    await slow.promise
    await route.fallback()
  })
  await page.getByRole('checkbox', { name: 'Autokar' }).check({ force: true })
  await begun.promise
  await page.getByRole('button', { name: 'Dalej' }).click()
  await page.getByText('Zajmuję miejsca…').waitFor()
  slow.resolve()
  await page.getByRole('heading', { level: 1, name: 'Dane' }).waitFor()
  expect(await freePlaces(site)).toEqual({ event: 2, coach: 1 })
})

test('choices that could not be held while earlier ones are say so, and are tried again', async () => {
  await using device = await openPhone(browser)
  const { page } = device
  await page.goto(form())
  await enter(page, 'Iga')
  await goOn(page, 'Dalej', 'Udział i dodatki')
  await page.route('**/holds/*', (route) => route.abort('connectionreset'))
  await page.getByRole('checkbox', { name: 'Autokar' }).check({ force: true })
  await page.getByText('Ostatnich zmian jeszcze nie zajęliśmy.').waitFor()
  expect(await lineOf(page)).toContain('Trzymamy miejsca do')
  expect(await faultsOf(page)).toEqual([])
  await page.unroute('**/holds/*')
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await page.getByRole('button', { name: 'Potrzebuję więcej czasu' }).waitFor()
  expect(await freePlaces(site)).toEqual({ event: 2, coach: 1 })
})
