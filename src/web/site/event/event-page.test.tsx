import { expect, test } from 'vitest'
import { readShape } from '#domain/event/check/check-definition.ts'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { blocksOfPage, newBlock, type PageBlock } from '#domain/event/page/page-blocks.ts'
import { NEW_EVENT, SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { invitationOf } from './event-page.fixture.tsx'

const arranged = (document: DefinitionDocument, blocks: readonly PageBlock[]): DefinitionDocument => ({
  ...document,
  page: { ...document.page, blocks: [...blocks] },
})
const anchorsOf = (html: string) =>
  [...html.matchAll(/<(?:section|p class="lede") id="([^"]+)"/g)].map(([, anchor]) => anchor)

/** The order that invitations had before they could be arranged. */
const ALWAYS = [
  ...['zaproszenie', 'w-cenie', 'cennik', 'grupy', 'program', 'rezygnacja', 'pytania', 'kontakt'],
]

const NEVER_ARRANGED = SHOWN_EVENTS.filter(({ document }) => document.page.blocks === undefined)

test.each(NEVER_ARRANGED)('$file, never arranged, shows what it always showed', ({ document }) => {
  const html = invitationOf(document)
  const { lede, included, programme, questions } = document.page
  const isThere: Readonly<Record<string, boolean>> = {
    zaproszenie: lede !== undefined,
    'w-cenie': included.length > 0,
    grupy: document.groups.length > 0,
    program: programme.length > 0,
    pytania: questions.length > 0,
    kontakt: true,
  }
  const anchors = anchorsOf(html)
  expect(anchors).toEqual(ALWAYS.filter((anchor) => isThere[anchor] ?? anchors.includes(anchor)))
  expect(invitationOf(arranged(document, blocksOfPage(document.page)))).toBe(html)
})

test('an arranged page follows its blocks; hidden ones are not in it', () => {
  const text = { ...newBlock('text', 'droga'), kind: 'text', html: '<p>Idziemy lasem.</p>' } as const
  const html = invitationOf(
    arranged(NEW_EVENT, [
      newBlock('map', 'start'),
      { ...text, id: 'sekret', html: '<p>Tajne.</p>', hidden: true },
      text,
      { ...newBlock('contact', 'contact'), heading: 'Biuro' },
    ]),
  )
  expect(anchorsOf(html)).toEqual(['blok-start', 'blok-droga', 'kontakt'])
  expect(html).toContain('>Biuro</h2>')
  expect(html).not.toContain('Tajne')
  expect(html).toContain('https://www.google.com/maps/dir/?api=1&amp;destination=Bor%C3%B3w')
})

test('a film is a link: nothing of its host is fetched, and without an address there is no block', () => {
  const film = {
    ...newBlock('film', 'rok-temu'),
    kind: 'film',
    title: 'Rok temu',
    link: 'https://www.youtube.com/watch?v=abc',
  } as const
  const html = invitationOf(arranged(NEW_EVENT, [newBlock('film', 'pusty'), film]))
  expect(anchorsOf(html)).not.toContain('blok-pusty')
  expect(anchorsOf(html)).toContain('blok-rok-temu')
  expect(html).toContain('href="https://www.youtube.com/watch?v=abc"')
  expect(html).toContain('Otworzy się youtube.com')
  expect(html).not.toMatch(/<iframe|src="[^"]*youtube/)
})

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<p style="position:fixed" onclick="alert(1)">x</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<style>*{display:none}</style>',
  '<svg onload=alert(1)></svg>',
]

test.each(HOSTILE)('%s harms no visitor, whether or not it was cleaned before', (html) => {
  const hostile = arranged(NEW_EVENT, [
    { ...newBlock('text', 'a'), kind: 'text', html: `<p>przed</p>${html}<p>po</p>` } as const,
  ])
  // As it would be after a way past the schema, and as the schema lets it in.
  const read = readShape(hostile)
  expect(read.ok).toBe(true)
  const cleaned = read.ok ? read.document : NEW_EVENT
  expect(JSON.stringify(cleaned.page.blocks)).not.toMatch(/alert|style|onerror|javascript/i)
  const block = /<section id="blok-a".*?<\/section>/s
  for (const each of [hostile, cleaned]) {
    const shown = block.exec(invitationOf(each))?.[0] ?? ''
    expect(shown).toContain('<p>przed</p>')
    expect(shown).toContain('<p>po</p>')
    expect(shown).not.toMatch(/alert|<script|<img|<iframe|<style|javascript:|data:|style=|onclick/i)
  }
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//x.example', 'https://x'])(
  'a partner does not lead to %s',
  (link) => {
    const partners = [{ id: 'a', name: 'Piekarnia', link }]
    const hostile = arranged(NEW_EVENT, [
      { ...newBlock('partners', 'p'), kind: 'partners', partners } as const,
    ])
    expect(readShape(hostile).ok).toBe(false)
    if (link !== 'https://x') expect(invitationOf(hostile)).toContain('<li>Piekarnia</li>')
  },
)
