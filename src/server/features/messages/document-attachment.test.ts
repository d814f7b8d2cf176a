import { expect, test } from 'vitest'
import { documentAttachment } from './document-attachment.ts'

const attachment = documentAttachment({
  name: 'Regulamin „Próba”',
  version: 3,
  body: '1. Kto <idzie>\nten & ten.\n\n2. Koniec',
})

test('paragraphs and lines stay, what looks like HTML is shown as text', () => {
  const html = attachment.content.toString('utf8')
  expect(html).toContain('<p>1. Kto &lt;idzie&gt;<br>ten &amp; ten.</p>\n<p>2. Koniec</p>')
  expect(html).toContain('Wersja 3')
})

test('the file names its content', () => {
  expect(attachment).toMatchObject({
    name: 'Regulamin „Próba”.html',
    contentType: 'text/html; charset=utf-8',
  })
})
