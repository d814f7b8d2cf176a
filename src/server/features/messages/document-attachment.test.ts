import { expect, test } from 'vitest'
import { documentAttachment } from './document-attachment.ts'

const attachment = documentAttachment(
  {
    name: 'Regulamin „Próba”',
    version: 3,
    body: '1. Kto <idzie>\nten & ten.\n\n2. Koniec',
  },
  'Parafia <w> Lipowej, NIP 5260250995',
)

test('paragraphs and lines stay, what looks like HTML is shown as text', () => {
  const html = attachment.content.toString('utf8')
  expect(html).toContain('<p>1. Kto &lt;idzie&gt;<br>ten &amp; ten.</p>\n<p>2. Koniec</p>')
  expect(html).toContain('Organizator: Parafia &lt;w&gt; Lipowej, NIP 5260250995<br>Wersja 3')
})

test('the file names its content', () => {
  expect(attachment).toMatchObject({
    name: 'Regulamin „Próba”.html',
    contentType: 'text/html; charset=utf-8',
  })
})
