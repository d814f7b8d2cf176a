import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlOfText, textOfHtml } from './plain-html.ts'

test.each([
  ['raz\ndwa\n\ntrzy', '<p>raz<br>dwa</p><p>trzy</p>'],
  ['2 < 3 & 5', '<p>2 &lt; 3 &amp; 5</p>'],
  ['<script>x</script>', '<p>&lt;script&gt;x&lt;/script&gt;</p>'],
  ['', '<p></p>'],
])('%j is written as %j, and read again', (text, html) => {
  expect(htmlOfText(text)).toBe(html)
  expect(textOfHtml(html)).toBe(text)
})

test.each(['<p><strong>x</strong></p>', '<h2>x</h2>', '<ul><li><p>x</p></li></ul>'])(
  'a plain text would lose something of %s',
  (html) => {
    expect(textOfHtml(html)).toBeNull()
  },
)

test('typed plain text is the same when it is read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '<', '&', '"', '\u00a0') }), (text) => {
      const html = htmlOfText(text)
      expect(htmlOfText(textOfHtml(html) ?? '?')).toBe(html)
    }),
  )
})
