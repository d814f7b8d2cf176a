import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeHref, safeHtml } from './safe-html.ts'

/** What the editor can write: to be preserved exactly. */
const WRITTEN = [
  '<p>Zabierz <strong>koc</strong>, <em>latarkę</em> i&nbsp;<strong><em>dobry humor</em></strong>.</p>',
  '<h2>Plan</h2><h3>Dzień pierwszy</h3><p>Start o&nbsp;9:00<br>Meta o 15:00</p><hr><p></p>',
  '<ul><li><p>chleb</p></li><li><p>woda</p><ol><li><p>gazowana</p></li></ol></li></ul>',
  '<blockquote><p>Kto śpiewa, <u>dwa</u> razy <s>się modli</s>.</p><ul><li><p>a</p></li></ul></blockquote>',
  '<p><a href="https://example.org/?a=1&amp;b=&quot;2&quot;">tu</a> <a href="mailto:biuro@example.org">i tu</a></p>',
  '<p>2 &lt; 3 &amp; 5 &gt; 4, „tak” albo "tak"</p>',
]

/** Classic ways to get a script past an html sanitiser. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<SCRIPT SRC=//x.example/a.js></SCRIPT>',
  '<script >alert(1)</script foo>',
  '<img src=x onerror=alert(1)>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="jav&#x0A;ascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//x.example">x</a>',
  '<a href="https://x.example" onclick="alert(1)" style="position:fixed">x</a>',
  '<a href=\'https://x.example/" onmouseover="alert(1)\'>x</a>',
  '<a title="a>b" href="https://x.example/">x</a>',
  '<p onclick=alert(1) id=root class="x">x</p>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"><embed src="x"></object>',
  '<form action="https://x.example"><input name=a autofocus onfocus=alert(1)><button>x</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><p>x</p>',
  '<style>@import "https://x.example/a.css"</style>',
  '<link rel=stylesheet href=https://x.example/a.css><base href=https://x.example><meta http-equiv=refresh content=0>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '<<p>script>alert(1)<</p>/script>',
  '<p/onclick=alert(1)>x',
  '<a href="https://x.example">a<a href="https://y.example">b</a></a>',
  '<p><p><ul>x<li>y<p>z</ul></strong>w',
  '<strong><em>x</strong>y</em>',
  '<li>x<li>y',
  '<p title="x',
  '<blockquote>'.repeat(5000),
  '\u0000<scr\u0000ipt>alert(1)</script>',
]

/** The grammar of the output. Inlines contain inlines, so the innermost are removed until none is left. */
function isHarmless(html: string): boolean {
  const text = /[^<>&"]|"|&(?:amp|lt|gt|nbsp);/
  const tag =
    /<(?:\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|u|s)|br|hr|\/a|a href="(?:https?:\/\/|mailto:)(?:[^<>&"\s]|&(?:amp|lt|gt|nbsp|quot);)+")>/i
  return new RegExp(`^(?:${text.source}|${tag.source})*$`, 'iu').test(html)
}

function isBalanced(html: string): boolean {
  const open: string[] = []
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (name === 'br' || name === 'hr') continue
    if (slash === '') open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}

function expectSafe(html: string): void {
  const safe = safeHtml(html)
  expect(isHarmless(safe), safe).toBe(true)
  expect(isBalanced(safe), safe).toBe(true)
  expect(safeHtml(safe)).toBe(safe)
}

test.each(WRITTEN)('text written by the editor is preserved: %s', (html) => {
  expect(safeHtml(html)).toBe(html)
  expectSafe(html)
})

describe('hostile text comes out harmless', () => {
  test.each(HOSTILE.map((html) => [html.slice(0, 60), html]))('%s', (_, html) => {
    expectSafe(html)
    expect(safeHtml(html)).not.toMatch(/<[^>]*(?:alert|\son\w+=)/)
  })

  const piece = fc.oneof(
    fc.constantFrom(...HOSTILE.slice(0, -2), ...WRITTEN),
    fc.constantFrom('<', '>', '"', "'", '&', '/', '=', ' ', '<!--', '-->', '&#', '&nbsp;', '&nbsp', ';'),
    fc.constantFrom('<p>', '</p>', '<ul>', '<ol>', '<li>', '</li>', '</ul>', '<a href=', '</a>', '<h2>'),
    fc.constantFrom(
      '<strong>',
      '</strong>',
      '<em>',
      '</em>',
      '<blockquote>',
      '</blockquote>',
      '<br>',
      '<hr/>',
    ),
    fc.constantFrom('script', 'onerror', 'javascript:', 'https://x.example', 'mailto:a@b.pl'),
    fc.string({ unit: 'binary' }),
  )

  test('for any combination of pieces', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => expectSafe(pieces.join(''))),
      { numRuns: 2000 },
    )
  })
})

test.each([
  ['<script>alert(1)</script>po', 'po'],
  ['przed<style>p{}</style>po', 'przedpo'],
  ['a<!-- uwaga -->b', 'ab'],
  ['<span class="x">sam</span> <font>tekst</font>', 'sam tekst'],
  ['<p class="x" onclick="y">tekst</p>', '<p>tekst</p>'],
  ['<b>grubo</b> <i>krzywo</i>', '<strong>grubo</strong> <em>krzywo</em>'],
  ['<a href="javascript:alert(1)">tekst</a>', 'tekst'],
  ['<a target="_blank" href="https://x.example">tekst</a>', '<a href="https://x.example">tekst</a>'],
  [
    '<a href="https://a.example">a<a href="https://b.example">b</a></a>',
    '<a href="https://a.example">ab</a>',
  ],
  ['2 < 3 & 5 > 4', '2 &lt; 3 &amp; 5 &gt; 4'],
  ['&oacute; &#243; &#xF3;', '&amp;oacute; ó ó'],
  ['<p>raz<p>dwa', '<p>raz</p><p>dwa</p>'],
  ['<strong>x<p>y</p></strong>', '<strong>x</strong><p>y</p>'],
  ['<ul>raz<li>dwa</ul>', '<ul><li>raz</li><li>dwa</li></ul>'],
  ['<ul>\n  <li>raz</li>\n</ul>', '<ul><li>raz</li></ul>'],
  ['<li>raz', '<p>raz</p>'],
  ['<img src="a.png" alt="obraz">', ''],
])('%j becomes %j', (html, safe) => {
  expect(safeHtml(html)).toBe(safe)
})

test('work grows with the text, not faster', () => {
  // Processor time: a busy machine takes longer by the clock.
  const before = process.cpuUsage()
  for (const part of ['<a "', '<', '<!--', '<script>', '<ul>', '<a href=" ', '&', '</p>', "<p x='"])
    safeHtml(part.repeat(20_000))
  expect(process.cpuUsage(before).user).toBeLessThan(10_000_000)
})

test.each([
  ['https://example.org', 'https://example.org'],
  [' HTTP://example.org ', 'HTTP://example.org'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['ftp://example.org', null],
  ['example.org', null],
  ['https://', null],
  ['https://a b', null],
])('the address %j becomes %j', (address, href) => {
  expect(safeHref(address)).toBe(href)
})

/** Milliseconds of this thread's processor, whatever else the machine does; the best of three. */
function timeOf(html: string): number {
  const times = [1, 2, 3].map(() => {
    const start = process.threadCpuUsage()
    safeHtml(html)
    return process.threadCpuUsage(start).user / 1000
  })
  return Math.min(...times)
}

test.each([
  ['the end of a script, never closed', '</script', '<script>'],
  ['tags that never close', '<a ', ''],
  ['tags that close far away', '<a "', ''],
  ['signs', '<', ''],
  ['comments', '<!--', ''],
  ['entities', '&a', ''],
  ['elements within each other', '<p><b>', ''],
])('ten times as much of %s takes ten times as long, not a hundred times', (_what, part, before) => {
  const sized = (bytes: number) => before + part.repeat(Math.ceil(bytes / part.length))
  const [small, large] = [timeOf(sized(100_000)), timeOf(sized(1_000_000))]
  // Ten times, with room for the collector; the processor's time is counted in steps of 4 ms.
  expect(large / Math.max(small, 4)).toBeLessThan(40)
})
