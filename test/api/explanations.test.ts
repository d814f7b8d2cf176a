import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelPanelRegistration } from '#contract/changes.ts'
import { prolongPayment } from '#contract/office-changes.ts'
import { bookPayment } from '#contract/office-money.ts'
import { problemOf } from '#test/support/answers.ts'
import { cheaperOrder, cheaperSecond, explanationsOf } from '#test/support/explanations.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { letExpire, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { startSmtpServer } from '#test/support/smtp-server.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'

/** Why a registration costs that and stands so: as the staff read it, and as they send it to the registrant. */

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let site: TestSite
let staff: Staff
let office: ReturnType<typeof explanationsOf>

beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await startTestSite({
    definition: cheaperSecond({ event: 30, coach: 1 }),
    settings: { smtpUrl: smtp.url },
  })
  staff = await staffOf(site)
  office = explanationsOf(site, staff.client)
})
afterAll(async () => {
  await site?.[Symbol.asyncDispose]()
  await smtp?.[Symbol.asyncDispose]()
})

const plain = (text = '') => text.replaceAll('\u00a0', ' ')
const said = async (made: Registered, about: string) =>
  (await office.of(made, about)).sentences.map((sentence) => plain(sentence))
const paramsOf = ({ id }: Registered) => ({
  accountId: site.account,
  eventId: site.event,
  registrationId: id,
})
const book = ({ id }: Registered, amount: number) =>
  staff.client.ask(bookPayment, {
    params: paramsOf({ id } as Registered),
    body: { way: 'transfer', amount, day: '2026-01-02', note: 'Wpisała pani Danuta' },
    key: randomUUID(),
  })
const orderWith = (email: string, ...names: readonly string[]) => {
  const order = cheaperOrder(...names)
  return { ...order, contact: { ...order.contact, email } }
}
const mailsTo = (address: string) => smtp.received.filter(({ to }) => to.includes(address))
const messagesOf = ({ id }: Registered) =>
  asOwner<{ state: string }>(
    site.server.databaseUrl,
    "SELECT state FROM message WHERE registration_id = $1 AND kind = 'explanation'",
    [id],
  )

const RULES = expect.stringMatching(/^Obowiązują zasady w wersji 1, ogłoszone \d+ \p{L}+ \d{4}\.$/u)

describe('what is explained', () => {
  test('is each line: the price of the list, the rule with its note, the result and the day', async () => {
    const made = await register(site, cheaperOrder('ewa', 'jan'))
    expect(await said(made, 'line/0')).toEqual([
      'Cena z cennika: 100 zł.',
      'Żadna zniżka ani dopłata jej nie zmienia.',
      expect.stringMatching(/^Liczą się ceny z dnia: /),
      RULES,
    ])
    expect(await said(made, 'line/1')).toEqual([
      'Cena z cennika: 100 zł.',
      'Druga osoba taniej: −20 zł.',
      'Zniżka należy się każdej następnej osobie z jednego zgłoszenia.',
      'Po zmianach: 80 zł.',
      expect.stringMatching(/^Liczą się ceny z dnia: /),
      RULES,
    ])
    expect((await office.of(made, 'line/1')).title).toBe('Udział (jan Mazur)')
    expect(await said(made, 'total')).toEqual(['Suma pozycji: 100 zł + 80 zł = 180 zł.', RULES])
  })

  test('is each term: the rule that it follows from, a longer time, and what is paid', async () => {
    const made = await register(site, cheaperOrder('ewa', 'jan'))
    expect((await said(made, 'due/0')).slice(0, 2)).toEqual([
      expect.stringMatching(/^Do zapłaty 90 zł, termin: /),
      'Zasada: 50% ceny, w ciągu 3 dni od zapisu.',
    ])
    const body = { until: '2031-01-10', tell: false }
    await staff.client.ask(prolongPayment, { params: paramsOf(made), body })
    expect(await said(made, 'due/0')).toEqual(
      expect.arrayContaining([
        'Do zapłaty 90 zł, termin: 10 stycznia 2031.',
        expect.stringMatching(/^Termin przedłużył organizator, dnia /),
      ]),
    )
    await book(made, 4_000)
    expect(await said(made, 'due/0')).toContain('Wpłacono 40 zł, zostało 50 zł.')
    await book(made, 5_000)
    expect(await said(made, 'due/0')).toContain('Ta część jest opłacona.')
  })

  test('is each state: since when, what it waits for, and the rule that ends it', async () => {
    const made = await register(site, cheaperOrder('ewa'))
    expect(await said(made, 'state')).toEqual([
      expect.stringMatching(/^Zgłoszenie przyjęto /),
      expect.stringMatching(/^Udział będzie potwierdzony po wpłacie 50 zł, termin: /),
      expect.stringMatching(/^Miejsca czekają do: /),
      'Bez wpłaty w terminie: zgłoszenie wygasa.',
      RULES,
    ])
    await letExpire(site, made)
    expect((await said(made, 'state'))[1]).toMatch(/^Zgłoszenie wygasło .*wpłata nie dotarła w terminie/)
    const paid = await register(site, cheaperOrder('ewa'))
    await book(paid, 5_000)
    expect(await said(paid, 'state')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Udział potwierdzono /), 'Wpłaty do tej pory: 50 zł.']),
    )
  })

  test('is money: each entry without the words of the staff, the balance, and what goes back', async () => {
    const made = await register(site, cheaperOrder('ewa', 'jan'))
    await book(made, 10_000)
    const { explanations, ledger } = await office.read(made)
    const [, payment] = ledger
    expect(await said(made, `entry/${payment?.id}`)).toEqual([
      'Zapłacono przelewem, dnia 2 stycznia 2026.',
      RULES,
    ])
    expect(JSON.stringify(explanations)).not.toContain('pani Danuta')
    expect(await said(made, 'balance')).toEqual([
      'Należność: 180 zł.',
      'Wpłaty: 100 zł.',
      'Pozostało do zapłaty: 80 zł.',
      RULES,
    ])
    const params = paramsOf(made)
    await staff.client.ask(cancelPanelRegistration, { params, body: { reason: 'Choroba' } })
    expect(await said(made, 'state')).toContain('Powód: Choroba')
    const [refund] = (await office.read(made)).explanations.filter(({ about }) => about.startsWith('refund/'))
    expect(plain(refund?.title)).toBe('Zwrot 100 zł')
    expect(refund?.sentences.map(plain)).toContain(
      'Oddajemy to, co wpłacono ponad kwotę należną organizatorowi.',
    )
  })

  test('is a limit of which nothing is left, with its numbers; of the others nothing is said', async () => {
    const made = await register(site, cheaperOrder('ewa+'))
    const { explanations } = await office.read(made)
    expect(explanations.filter(({ about }) => about.startsWith('places/'))).toMatchObject([
      { about: 'places/coach', title: 'Brak miejsc: Autokar' },
    ])
    expect((await said(made, 'places/coach'))[0]).toBe(
      '„Autokar”: limit 1, zajęte 1. Wolnych miejsc nie ma, dlatego nie można ich teraz dobrać.',
    )
  })
})

describe('what is sent', () => {
  test('is the letter with the same sentences and an escaped line of the staff, once, and stands in the history', async () => {
    const made = await register(site, orderWith('druga@example.org', 'ewa', 'jan'))
    const { sentences } = await office.of(made, 'line/1')
    const note = 'Zapraszamy <b>serdecznie</b> & do zobaczenia'
    expect(await office.send(made, 'line/1', { note })).toMatchObject({ status: 201 })
    await runJobs(site.server.databaseUrl, 'send-message')
    const [letter, ...more] = mailsTo('druga@example.org').filter(({ mail }) =>
      mail.subject?.startsWith('Wyjaśnienie'),
    )
    expect(more).toEqual([])
    expect(plain(letter?.mail.subject)).toBe(`Wyjaśnienie do zgłoszenia ${made.number}: Udział (jan Mazur)`)
    const text = plain(letter?.mail.text)
    for (const sentence of sentences) expect(text).toContain(plain(sentence))
    expect(text).toContain(
      `Dzień dobry! To wyjaśnienie do zgłoszenia ${made.number} (Wycieczka na Łysicę). Dotyczy: Udział (jan Mazur).`,
    )
    expect(text).toContain(note)
    expect(text).toContain(`/zgloszenie/${made.token}`)
    expect(letter?.mail.html).toContain('Zapraszamy &lt;b&gt;serdecznie&lt;/b&gt; &amp; do zobaczenia')
    expect(letter?.mail.attachments).toEqual([])
    const { history } = await office.read(made)
    expect(history.filter(({ action }) => action === 'message.sent')).toContainEqual(
      expect.objectContaining({
        details: expect.objectContaining({ kind: 'explanation', name: expect.stringContaining('Udział') }),
      }),
    )
  })

  test('may be sent again by another click, and not by a repetition of one', async () => {
    const made = await register(site, orderWith('powtorka@example.org', 'ewa'))
    const key = randomUUID()
    const { mark } = await office.of(made, 'state')
    expect(await office.send(made, 'state', { key, mark })).toMatchObject({ status: 201 })
    // Even when what it explains has become otherwise meanwhile.
    await book(made, 5_000)
    expect(await office.send(made, 'state', { key, mark })).toMatchObject({ status: 201 })
    problemOf('key_reused', await office.send(made, 'state', { key, mark, note: 'Inaczej' }))
    expect(await messagesOf(made)).toHaveLength(1)
    expect(await office.send(made, 'state')).toMatchObject({ status: 201 })
    expect(await messagesOf(made)).toHaveLength(2)
  })

  test('is refused when it is not what was read, or explains nothing', async () => {
    const made = await register(site, orderWith('inne@example.org', 'ewa'))
    const { mark } = await office.of(made, 'balance')
    await book(made, 5_000)
    problemOf('changed_meanwhile', await office.send(made, 'balance', { mark }))
    problemOf('changed_meanwhile', await office.send(made, 'line/77', { mark }))
    problemOf('invalid_input', await office.send(made, 'state', { note: 'a'.repeat(301) }))
    expect(await messagesOf(made)).toEqual([])
  })

  test('is refused for a registration without an address, in a sentence that says what to do', async () => {
    const made = await register(site, orderWith('znika@example.org', 'ewa'))
    await asOwner(
      site.server.databaseUrl,
      "UPDATE registration SET contact_email = '' WHERE registration_id = $1",
      [made.id],
    )
    const problem = problemOf('no_address', await office.send(made, 'state'))
    expect(plain(problem.title)).toBe(
      'To zgłoszenie nie ma adresu e-mail. Dopisz adres w zgłoszeniu albo zadzwoń.',
    )
    expect(await messagesOf(made)).toEqual([])
  })
})
