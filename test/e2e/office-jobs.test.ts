import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openDesktop } from '#test/support/browser.ts'
import { IMPORT_HEAD, outingInGroups, rowsWithSevenBad } from '#test/support/offered-groups.ts'
import { orderOf } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { changeTicked, checkRows, chooseFile, csvFile, enterPanel, openAt, tickRows } from './office-steps.ts'
import { expectSound } from './panel-event.ts'

/** Many at once: 200 lines of a file of which seven cannot come in, then 60 people who go to another group. */

let site: TestSite
let browser: Browser

beforeAll(async () => {
  const definition = outingInGroups(500)
  site = await startTestSite({ definition })
  // The list exists from the first registration on.
  const order = orderOf('ewa')
  const [ewa] = order.draft.people
  if (ewa === undefined) throw new Error('nobody registers')
  const people = [{ ...ewa, group: 'red', answers: { shirt: 's' } }]
  await register(site, { ...order, draft: { ...order.draft, people } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.[Symbol.asyncDispose]()
})

const count = async (statement: string) => {
  const [row] = await asOwner<{ n: number }>(site.server.databaseUrl, statement, [site.account])
  return row?.n
}
const inGroup = (group: string) =>
  count(
    `SELECT count(*)::integer AS n FROM participant WHERE account_id = $1 AND participant_group = '${group}'
      AND left_at IS NULL`,
  )

test('a file of 200 lines comes in but for seven, and 60 people move to another group', async () => {
  await using opened = await openDesktop(browser)
  const { page } = opened
  await enterPanel(site, page)
  await openAt(site, page, 'zgloszenia', 'Zgłoszenia')
  await chooseFile(page, csvFile([IMPORT_HEAD, ...rowsWithSevenBad()]))
  expect(await page.getByLabel(/^Imię/).inputValue()).toBe('firstName')
  expect(await page.getByLabel(/^Koszulka/).inputValue()).toBe('answer.shirt')
  expect(await page.getByLabel(/^Rodzina/).inputValue()).toBe('')
  await expectSound(page)
  const begin = await checkRows(page, '193\u00a0zgłoszenia')
  await page.getByText('„Zielona”: nie ma takiej możliwości. Do wyboru: Czerwona, Niebieska.').waitFor()
  await expectSound(page)
  expect(await count('SELECT count(*)::integer AS n FROM registration WHERE account_id = $1')).toBe(1)
  await begin.click()
  await page.getByText('Nie udało się: 7.').waitFor({ timeout: 60_000 })
  expect(await count('SELECT count(*)::integer AS n FROM registration WHERE account_id = $1')).toBe(194)
  expect(await count('SELECT sum(total)::integer AS n FROM registration WHERE account_id = $1')).toBe(
    1_940_000,
  )
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Pobierz raport (CSV)' }).click(),
  ])
  const lines = (await readFile(await report.path(), 'utf8')).split('\r\n')
  expect(lines.filter((line) => line.includes('nie zrobione'))).toHaveLength(7)
  await expectSound(page)

  // Sixty of those in the red group, by the list itself.
  const red = (await inGroup('red')) ?? 0
  const blue = (await inGroup('blue')) ?? 0
  await openAt(site, page, 'uczestnicy?warunki=group:red', 'Uczestnicy')
  await tickRows(page, 60)
  const move = await changeTicked(page, {
    ...{ thing: 'Grupa', value: 'Niebieska', before: () => expectSound(page) },
  })
  expect(await move.innerText()).toBe('Zrób to: 60\u00a0zgłoszeń')
  expect(await inGroup('red')).toBe(red)
  await move.click()
  await page.getByText('Zrobione: 60 z\u00a060.').waitFor({ timeout: 60_000 })
  expect([await inGroup('red'), await inGroup('blue')]).toEqual([red - 60, blue + 60])
  expect(await count('SELECT sum(total)::integer AS n FROM registration WHERE account_id = $1')).toBe(
    1_940_000,
  )
  expect(
    await count("SELECT count(*)::integer AS n FROM message WHERE account_id = $1 AND kind = 'changed'"),
  ).toBe(0)
  await page.getByRole('link', { name: 'Wszystkie zadania' }).click()
  await page.getByText('Zakończone: 193 z\u00a0200, nie udało się: 7').waitFor()
  await page.setViewportSize({ width: 360, height: 800 })
  await expectSound(page)
})
