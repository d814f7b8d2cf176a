import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#test/support/browser.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { faultsOf } from './axe.ts'
import { liveForm, openFormPage } from './form-on-page.ts'

/** Rich text: the editor comes from our own host, 400 high; without it nothing that is typed is lost. */

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startTestServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.[Symbol.asyncDispose]()
})

async function openEditor(width: 360 | 1280 = 1280) {
  const opened = await openFormPage(browser, server, width)
  const live = liveForm(opened.page)
  const box = live.form.locator('.editor')
  const text = live.form.getByRole('textbox', { name: 'Opis wydarzenia' })
  const press = (name: string) => box.getByRole('button', { name, exact: true }).click()
  const state = (name: string) =>
    box.getByRole('button', { name, exact: true }).evaluate((button) => button.getAttribute('aria-pressed'))
  return { ...opened, live, box, text, press, state, html: async () => (await live.values()).html }
}

test.each([360, 1280] as const)(
  'the editor is 400 high at %i px, its buttons 44, none of them lost',
  async (width) => {
    await using opened = await openEditor(width)
    await opened.text.waitFor()
    expect((await opened.box.boundingBox())?.height).toBe(400)
    const buttons = opened.box.getByRole('toolbar', { name: 'Formatowanie' }).getByRole('button')
    expect(
      await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label'))),
    ).toEqual([
      'Pogrubienie',
      'Kursywa',
      'Nagłówek',
      'Lista punktowana',
      'Lista numerowana',
      'Odnośnik',
      'Cofnij',
      'Ponów',
    ])
    for (const button of await buttons.all())
      expect(await button.boundingBox()).toMatchObject({ width: 44, height: 44 })
  },
)

test('text is saved as safe html, and the buttons show its format', async () => {
  await using opened = await openEditor()
  const { page, text, press, state, html } = opened
  await text.click()
  await press('Nagłówek')
  await page.keyboard.type('Plan')
  expect(await state('Nagłówek')).toBe('true')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ruszamy ')
  await press('Pogrubienie')
  await page.keyboard.type('rano')
  expect([await state('Pogrubienie'), await state('Kursywa')]).toEqual(['true', 'false'])
  await page.keyboard.press('Enter')
  await press('Lista punktowana')
  await page.keyboard.type('koc')
  expect(await html()).toBe('<h2>Plan</h2><p>Ruszamy <strong>rano</strong></p><ul><li><p>koc</p></li></ul>')
  await press('Cofnij')
  expect(await html()).not.toContain('koc')
  await press('Ponów')
  expect(await html()).toContain('koc')
})

test('by keyboard alone: one stop for the buttons, arrows between them', async () => {
  await using opened = await openEditor()
  const { page, box, text, html } = opened
  // Until the editor has loaded a plain field replaces it, without buttons.
  await box.getByRole('toolbar', { name: 'Formatowanie' }).waitFor()
  await text.focus()
  await page.keyboard.type('raz')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Shift+Tab')
  const focused = () => box.locator(':focus').getAttribute('aria-label')
  expect(await focused()).toBe('Pogrubienie')
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe('Kursywa')
  await page.keyboard.press('Enter')
  expect(await html()).toBe('<p><em>raz</em></p>')
  expect(await text.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('links lead to pages and mailboxes alone', async () => {
  await using opened = await openEditor()
  const { page, box, text, press, html } = opened
  await text.click()
  await page.keyboard.type('regulamin')
  await page.keyboard.press('ControlOrMeta+a')
  await press('Odnośnik')
  await box.getByLabel('Adres odnośnika').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await box.getByText('Podaj adres strony albo e-mail, na przykład https://example.org.').waitFor()
  await box.getByLabel('Adres odnośnika').fill('www.example.org')
  await page.keyboard.press('Enter')
  expect(await html()).toBe('<p><a href="https://www.example.org">regulamin</a></p>')
  await press('Odnośnik')
  await press('Usuń odnośnik')
  expect(await html()).toBe('<p>regulamin</p>')
})

test('empty html is empty; loaded html is shown sanitised; reset restores it', async () => {
  await using opened = await openEditor()
  const { page, live, text, html } = opened
  await text.click()
  await page.keyboard.type('x')
  await page.keyboard.press('Backspace')
  await text.blur()
  expect(await html()).toBeNull()
  expect(await live.error('html').textContent()).toBe('Pole wymagane.')
  expect(await text.getAttribute('aria-invalid')).toBe('true')
  await live.load({ html: '<p onclick="x">Dzień <b>dobry</b></p><script>alert(1)</script>' })
  expect(await text.innerHTML()).toBe('<p>Dzień <strong>dobry</strong></p>')
  await text.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('!')
  expect(await html()).toBe('<p>Dzień <strong>dobry!</strong></p>')
  await live.act('Przywróć')
  expect(await text.innerHTML()).toBe('<p>Dzień <strong>dobry</strong></p>')
  await live.act('Wyłącz formularz')
  expect(await text.getAttribute('contenteditable')).toBe('false')
})

test('the link of a missing field leads into the editor', async () => {
  await using opened = await openEditor()
  const { live, text } = opened
  await text.waitFor()
  await live.act('Wczytaj zapisane')
  await live.load({ html: null })
  await live.missing.getByRole('link', { name: 'Opis wydarzenia' }).click()
  expect(await text.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('typing that starts before the editor has loaded continues in it', async () => {
  await using opened = await openEditor()
  const { page, text, box, html } = opened
  const editor = (await page.locator('meta[name="editor-module"]').getAttribute('content')) ?? ''
  const { promise: asked, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(`**${editor}*`, async (route) => {
    await asked
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await text.click()
  await page.keyboard.type('raz')
  // A key pressed while nothing has the focus would be lost, however short that moment is.
  await page.evaluate(() => {
    const watch = () => {
      if (document.activeElement === document.body) document.body.dataset.focus = 'lost'
    }
    new MutationObserver(watch).observe(document.body, { childList: true, subtree: true })
  })
  letCome()
  await box.getByRole('toolbar', { name: 'Formatowanie' }).waitFor()
  expect(await text.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => document.body.dataset.focus)).toBeUndefined()
  await page.keyboard.type(' dwa')
  expect(await html()).toBe('<p>raz dwa</p>')
})

test('without the editor: a plain text meanwhile, and a retry that keeps it', async () => {
  await using opened = await openEditor()
  const { page, live, text, box, html } = opened
  const editor = (await page.locator('meta[name="editor-module"]').getAttribute('content')) ?? ''
  await page.route(`**${editor}*`, (route) => route.abort())
  await page.reload()
  await live.form.getByText('Nie udało się wczytać edytora.').waitFor()
  expect(
    await live.form.locator('textarea.editor-plain').evaluate((area) => area.clientHeight),
  ).toBeGreaterThan(380)
  await text.fill('raz\ndwa & trzy\n\n<cztery>')
  expect(await html()).toBe('<p>raz<br>dwa &amp; trzy</p><p>&lt;cztery&gt;</p>')
  expect(await faultsOf(page)).toEqual([])
  await live.load({ html: '<p><strong>ważne</strong></p>' })
  await live.form.getByText('Ten tekst ma formatowanie: zmienisz go po wczytaniu edytora.').waitFor()
  await live.load({ html: '<p>zwykłe</p>' })
  await text.fill('zwykłe, poprawione')
  await page.unroute(`**${editor}*`)
  await live.form.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await box.getByRole('toolbar').waitFor()
  expect(await text.innerHTML()).toBe('<p>zwykłe, poprawione</p>')
})

test('from ASSET_URL, when it is set: the policy and the page name it, and the editor comes from there', async () => {
  // Another origin of the same build: the sister brand's host.
  const first = await startTestServer()
  const assetUrl = first.address('obecni.localhost')
  await using second = await startTestServer({ assetUrl })
  try {
    await using opened = await openFormPage(browser, second)
    const live = liveForm(opened.page)
    await live.form.getByRole('toolbar').waitFor()
    const answer = await opened.page.reload()
    expect(answer?.headers()['content-security-policy']).toContain(`script-src 'self' ${assetUrl};`)
    const editor = await opened.page.locator('meta[name="editor-module"]').getAttribute('content')
    expect(editor).toMatch(new RegExp(`^${assetUrl}/assets/client-`))
    expect(opened.asked).toContain(editor)
  } finally {
    await first[Symbol.asyncDispose]()
  }
})
