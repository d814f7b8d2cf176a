import { expect, test } from 'vitest'
import { mailData } from '#test/support/mail-data.ts'
import type { MailData } from './mail-data.ts'
import { escapeHtml, type MailPart, mailHtml, mailText } from './mail-layout.ts'

const NASTY = `<script>alert("x")</script> & 'y'`
const SAFE = '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;'

const data: MailData = { ...mailData, account: { ...mailData.account, legalName: NASTY } }

const parts: MailPart[] = [
  { kind: 'paragraph', text: NASTY },
  { kind: 'button', text: NASTY, address: 'https://borow.example/?a=1&b="2"' },
  { kind: 'rows', rows: [[NASTY, '840 zł']] },
  { kind: 'ticket', name: NASTY, when: NASTY, code: '23456789', contentId: '23456789' },
]

test('five characters are written as entities, the ampersand first', () => {
  expect(escapeHtml(NASTY)).toBe(SAFE)
  expect(escapeHtml('&lt;')).toBe('&amp;lt;')
})

test('text from outside is always escaped in the HTML', () => {
  const html = mailHtml(data, NASTY, parts)
  expect(html).not.toContain('<script')
  // Title twice, paragraph, button, row, ticket's name, its days and its picture's words, legal name.
  expect(html.split(SAFE)).toHaveLength(10)
  expect(html).toContain('href="https://borow.example/?a=1&amp;b=&quot;2&quot;"')
  expect(html).toContain('<img src="cid:23456789" width="200" height="200" alt="Kod QR biletu: &lt;script')
})

test('the text version has the same content, unescaped', () => {
  expect(mailText(data, parts)).toBe(
    [
      NASTY,
      `${NASTY}: https://borow.example/?a=1&b="2"`,
      `${NASTY}: 840 zł`,
      `Bilet: ${NASTY}, ${NASTY}, kod 23456789`,
      `Zgłoszenie ZG-TEST\nOrganizatorem i stroną umowy jest ${NASTY}, ul. Próbna 1.\nPytania: biuro@example.org, +48 600 000 100.\nObecni dostarcza system zapisów.`,
    ].join('\n\n'),
  )
})

test('the end of a message names the brand of the site, and only the contact data that were given', () => {
  const account = { ...data.account, legalName: 'Parafia', address: '', email: '', phone: '' }
  const end = (of: typeof account) => mailText({ ...data, account: of }, [])
  expect(end(account)).toBe(
    'Zgłoszenie ZG-TEST\nOrganizatorem i stroną umowy jest Parafia.\nObecni dostarcza system zapisów.',
  )
  expect(end({ ...account, phone: '600 000 100' })).toContain('\nPytania: 600 000 100.\n')
})
