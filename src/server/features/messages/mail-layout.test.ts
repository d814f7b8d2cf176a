import { expect, test } from 'vitest'
import type { MailData } from './mail-data.ts'
import { escapeHtml, type MailPart, mailHtml, mailText } from './mail-layout.ts'

const NASTY = `<script>alert("x")</script> & 'y'`
const SAFE = '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;'

const data: MailData = {
  account: {
    ...{ id: 'a', name: 'Konto', legalName: NASTY, address: 'ul. Próbna 1', email: 'biuro@example.org' },
    ...{ phone: '+48 600 000 100', contactPerson: '', contactNote: '', accent: '#23408e', demo: false },
    ...{ host: 'borow.example', siteAddress: 'https://borow.example' },
  },
  address: 'https://borow.example/zgloszenie/x',
  about: {},
  registration: {
    ...{
      number: 'ZG-TEST',
      revision: 1,
      may: { change: true, leave: true, cancel: true },
      state: 'confirmed',
      paidness: 'paid',
      people: [],
      ...{ headcount: null, slot: null, refusedBecause: null },
      lines: [],
      due: [],
      nextPrice: null,
      tickets: [],
    },
    ...{
      total: 0,
      paid: 0,
      kept: 0,
      fees: 0,
      handOverFees: 0,
      balance: 0,
      expiresAt: null,
      createdAt: '2026-07-10T17:00:00Z',
      payment: null,
    },
    event: { slug: 'x', title: 'X', start: null, end: null, place: null, host: 'Konto', calledOff: null },
    contact: { firstName: 'Anna', lastName: 'Kopeć', email: 'anna@example.org', phone: '600100200' },
  },
}

const parts: MailPart[] = [
  { kind: 'paragraph', text: NASTY },
  { kind: 'button', text: NASTY, address: 'https://borow.example/?a=1&b="2"' },
  { kind: 'rows', rows: [[NASTY, '840 zł']] },
  { kind: 'ticket', name: NASTY, code: '23456789', contentId: '23456789' },
]

test('five signs are written as entities, the ampersand first', () => {
  expect(escapeHtml(NASTY)).toBe(SAFE)
  expect(escapeHtml('&lt;')).toBe('&amp;lt;')
})

test('nothing that came from outside stands in the HTML as it came', () => {
  const html = mailHtml(data, NASTY, parts)
  expect(html).not.toContain('<script')
  // Title twice, paragraph, button, row, ticket's name and its picture's words, legal name.
  expect(html.split(SAFE)).toHaveLength(9)
  expect(html).toContain('href="https://borow.example/?a=1&amp;b=&quot;2&quot;"')
  expect(html).toContain('<img src="cid:23456789" width="200" height="200" alt="Kod QR biletu: &lt;script')
})

test('the text says the same, as it is', () => {
  expect(mailText(data, parts)).toBe(
    [
      NASTY,
      `${NASTY}: https://borow.example/?a=1&b="2"`,
      `${NASTY}: 840 zł`,
      `Bilet: ${NASTY}, kod 23456789`,
      `Zgłoszenie ZG-TEST\nOrganizatorem i stroną umowy jest ${NASTY}, ul. Próbna 1.\nPytania: biuro@example.org, +48 600 000 100.\nZapisano dostarcza system zapisów.`,
    ].join('\n\n'),
  )
})
