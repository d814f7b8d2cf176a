import { expect, test } from 'vitest'
import { safeHelp } from './help-html.ts'

test.each([
  '<p>Tylko w <strong>nagłej</strong> <em>sprawie</em>.</p>',
  '<p>Zabierz:</p><ul><li><p>śpiwór</p></li></ul><ol><li><p>koc<br>ciepły</p></li></ol>',
  '<p><a href="https://example.org/lista">lista</a> i&nbsp;<a href="mailto:biuro@example.org">biuro</a></p>',
  '<p>2 &lt; 3</p>',
])('what the editor of help writes stays as it is: %s', (html) => {
  expect(safeHelp(html)).toBe(html)
})

test.each([
  ['<script>alert(1)</script><p>tak</p>', '<p>tak</p>'],
  ['<p>tak<img src=x onerror=alert(1)></p>', '<p>tak</p>'],
  ['<p><a href="javascript:alert(1)">tak</a></p>', '<p>tak</p>'],
  ['<p><a href="jav&#x0A;ascript:alert(1)">tak</a></p>', '<p>tak</p>'],
  ['<p style="position:fixed" onclick="alert(1)">tak</p>', '<p>tak</p>'],
  ['<style>p{display:none}</style><p>tak</p>', '<p>tak</p>'],
  ['<h2>Ważne</h2><p>tak</p>', '<p>Ważne</p><p>tak</p>'],
  ['<blockquote><p>tak</p></blockquote><hr>', '<p>tak</p>'],
  ['<p><u>ta</u><s>k</s></p>', '<p>tak</p>'],
  ['<p></p>', ''],
  ['<p> <br></p><ul><li></li></ul>', ''],
])('%s becomes %j', (html, safe) => {
  expect(safeHelp(html)).toBe(safe)
  expect(safeHelp(safe)).toBe(safe)
})
