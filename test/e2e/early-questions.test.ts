import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { outing } from '#test/support/outing.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { faultsOf } from './axe.ts'
import { goOn, plain } from './family-on-a-phone.ts'

/** Members register a week before the others, and swimmers may take a kayak: both are asked before they matter. */
let site: TestSite
let browser: Browser

beforeAll(async () => {
  const today = Temporal.Now.plainDateISO('Europe/Warsaw')
  const box = { type: 'checkbox' } as const
  const { items = [], ...rest } = outing()
  const kayak = { id: 'kayak', name: 'Kajak', category: 'other', legalKind: 'dated-service' } as const
  site = await startTestSite({
    definition: {
      ...rest,
      windows: [
        { opens: `${today.subtract({ days: 1 })}T00:00:00`, when: { fact: 'answer.member', is: true } },
        { opens: `${today.add({ days: 7 })}T00:00:00` },
      ],
      questions: [
        { ...box, id: 'member', of: 'registration', label: 'Należymy do klubu' },
        { ...box, id: 'swims', of: 'person', label: 'Umie pływać' },
      ],
      items: [
        ...items,
        {
          ...kayak,
          ...{ per: 'person', choose: 'optional', price: 2000, when: { fact: 'answer.swims', is: true } },
        },
      ],
    },
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

test('a question comes before the refusal that it prevents, and before the choice that it allows', async () => {
  await using phone = await openPhone(browser)
  const { page } = phone
  await page.goto(`${site.server.address(site.host)}/${site.slug}/zapisy`)
  await page.getByRole('textbox', { name: 'Imię' }).fill('Iga')
  await page.getByRole('textbox', { name: 'Nazwisko' }).fill('Mazur')
  expect(plain(await page.locator('#do-uzupelnienia').innerText())).toMatch(/Zapisy otworzą się \d+ /)
  expect(await page.getByRole('button', { name: 'Dalej' }).isDisabled()).toBe(true)
  await page.getByRole('checkbox', { name: 'Należymy do klubu' }).check({ force: true })
  expect(await faultsOf(page)).toEqual([])
  await goOn(page, 'Dalej', 'Udział i dodatki')
  expect(await page.getByRole('region', { name: 'Kajak' }).count()).toBe(0)
  const iga = page.getByRole('group', { name: 'Iga Mazur' })
  await iga.getByRole('checkbox', { name: 'Umie pływać' }).check({ force: true })
  await page
    .getByRole('region', { name: 'Kajak' })
    .getByRole('checkbox', { name: /^Kajak/ })
    .check({ force: true })
  expect(await faultsOf(page)).toEqual([])
  await goOn(page, 'Dalej', 'Dane')
  expect(await page.getByRole('checkbox').count()).toBe(0)
})
