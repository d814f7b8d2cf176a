import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openPhone } from '#test/support/browser.ts'
import { lodgingOf, orderOf, retreat, roomOf } from '#test/support/lodging.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { staffOf } from '#test/support/staff.ts'
import { faultsOf } from './axe.ts'
import { plain } from './family-on-a-phone.ts'

/** 'Z kim w pokoju': two friends who registered apart join for a room by a key (flow C3.2). */

let site: TestSite
let browser: Browser

beforeAll(async () => {
  site = await startTestSite({ definition: retreat() })
  await lodgingOf(site, (await staffOf(site)).client).save(roomOf('1', 2))
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

/** 'Moje zgłoszenie' on a phone, with its part of rooms. */
async function open({ token }: Registered) {
  const phone = await openPhone(browser)
  await phone.page.goto(`${site.server.address(site.host)}/zgloszenie/${token}`)
  const part = phone.page.getByRole('region', { name: /^Z\s+kim w\s+pokoju$/ })
  await part.waitFor()
  const read = async () => {
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await faultsOf(phone.page)).toEqual([])
    return plain(await part.innerText())
  }
  const says = (words: string) => expect.poll(async () => plain(await part.innerText())).toContain(words)
  return { phone, part, read, says }
}

test('one makes a key and the other types it; each reads who they are with, and may leave', async () => {
  const anna = await open(await register(site, orderOf('Lis', ['Anna F 1990'])))
  await using _ofAnna = anna.phone
  expect(await anna.read()).toContain('jedno z Was go tworzy')
  await anna.part.getByRole('button', { name: 'Utwórz klucz' }).click()
  const key = (await anna.part.locator('.room-key-code').innerText()).trim()
  expect(await anna.read()).toContain(`Twój klucz: ${key}`)
  expect(await anna.read()).toContain('Jeszcze nikt nie dołączył.')

  const beata = await open(await register(site, orderOf('Kos', ['Beata F 1991'])))
  await using _ofBeata = beata.phone
  await beata.part.getByRole('button', { name: /^Mam klucz/ }).click()
  await beata.part.getByRole('textbox', { name: 'Klucz' }).fill('ZZZZZ')
  await beata.part.getByRole('button', { name: 'Dołącz' }).click()
  await beata.says('Klucz ma sześć liter i cyfr')
  expect(await beata.read()).toContain('Sprawdź, czy jest cały.')
  await beata.part.getByRole('textbox', { name: 'Klucz' }).fill(key.toLowerCase())
  await beata.part.getByRole('button', { name: 'Dołącz' }).click()
  await beata.says('Dołączono do pokoju: Anna L.')
  expect(await beata.read()).toContain('Gotowe. Będziecie razem na liście pokoi.')

  await anna.phone.page.reload()
  await anna.says('Dołączyli: Beata K.')
  await beata.part.getByRole('button', { name: /^Zrezygnuj/ }).click()
  await beata.says('To zgłoszenie nie jest już z nikim połączone.')
  expect(await beata.part.getByRole('button', { name: /^Mam klucz/ }).count()).toBe(1)
})

test('a pair fills the room for two: a third one reads that there are no beds left', async () => {
  const pair = await open(await register(site, orderOf('Gil', ['Ewa F 1980', 'Olga F 1981'])))
  await using _ofPair = pair.phone
  await pair.part.getByRole('button', { name: 'Utwórz klucz' }).click()
  const key = (await pair.part.locator('.room-key-code').innerText()).trim()
  const third = await open(await register(site, orderOf('Sowa', ['Iza F 1982'])))
  await using _ofThird = third.phone
  await third.part.getByRole('button', { name: /^Mam klucz/ }).click()
  await third.part.getByRole('textbox', { name: 'Klucz' }).fill(key)
  await third.part.getByRole('textbox', { name: 'Klucz' }).press('Enter')
  await third.says('W tym pokoju nie ma już tylu wolnych łóżek.')
  expect(await third.part.getByRole('textbox', { name: 'Klucz' }).inputValue()).toBe(key)
})
