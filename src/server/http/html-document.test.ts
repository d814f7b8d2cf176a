import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { RenderedPage } from '#contract/rendered-page.ts'
import { htmlDocument } from './html-document.ts'

const page: RenderedPage = {
  title: 'Zapisy: „Przystań” & <przyjaciele>',
  description: 'Trzy turnusy nad "zatoką"',
  indexed: true,
  brand: 'obecni',
  themeColour: '#fbf8f2',
  style: ':root{--accent:#125a66}',
  body: '<main>Treść</main>',
  styles: [],
  script: 'src/web/site/client.tsx',
  data: { name: '</script><script>alert(1)</script>' },
}
const links = {
  styles: ['/assets/a.css'],
  fonts: [],
  icon: null,
  scripts: ['/assets/a.js'],
  modules: [],
  editor: '/assets/editor.js',
  preview: ['/assets/preview.js', '/assets/site.css'],
}

describe('htmlDocument', () => {
  it('escapes what people typed', () => {
    const { html } = htmlDocument(page, links)
    expect(html).toContain('<title>Zapisy: „Przystań” &amp; &lt;przyjaciele></title>')
    expect(html).toContain('content="Trzy turnusy nad &quot;zatoką&quot;"')
  })

  it('prevents the data of the page from breaking out', () => {
    const { html } = htmlDocument(page, links)
    expect(html).not.toContain('<script>alert')
    const json = /id="page">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(json)).toEqual(page.data)
  })

  it('names the style element by the hash of exactly its content', () => {
    const { html, styleHashes } = htmlDocument(page, links)
    const content = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? ''
    expect(styleHashes).toEqual([`'sha256-${createHash('sha256').update(content).digest('base64')}'`])
  })

  it('states its canonical address, and how it looks where it is shared', () => {
    const { html } = htmlDocument(
      { ...page, canonical: 'https://zapisano.pl/?a=1&b="2"', image: 'https://zapisano.pl/assets/a.webp' },
      links,
    )
    expect(html).toContain('<link rel="canonical" href="https://zapisano.pl/?a=1&amp;b=&quot;2&quot;">')
    expect(html).toContain('<meta property="og:url" content="https://zapisano.pl/?a=1&amp;b=&quot;2&quot;">')
    expect(html).toContain('<meta property="og:image" content="https://zapisano.pl/assets/a.webp">')
    expect(html).toContain('<meta property="og:locale" content="pl_PL">')
    expect(htmlDocument(page, links).html).not.toMatch(/canonical|og:url|og:image/)
  })

  it('requests the styles before the fonts, and both before the scripts', () => {
    const { html } = htmlDocument(page, { ...links, fonts: ['/assets/a.woff2'] })
    expect([...html.matchAll(/\/assets\/a\.(\w+)/g)].map(([, kind]) => kind)).toEqual(['css', 'woff2', 'js'])
  })

  it('gives no data to a script that needs none', () => {
    expect(htmlDocument({ ...page, data: null }, links).html).not.toContain('id="page"')
  })

  it('passes the addresses of the preview to the panel alone', () => {
    const element = '<meta name="preview-module" content="/assets/preview.js /assets/site.css">'
    expect(htmlDocument({ ...page, script: 'src/web/panel/client.tsx' }, links).html).toContain(element)
    expect(htmlDocument(page, links).html).not.toContain('preview')
  })

  it('passes the address of the editor to a script', () => {
    const element = '<meta name="editor-module" content="/assets/editor.js">'
    expect(htmlDocument(page, links).html).toContain(element)
    expect(htmlDocument({ ...page, script: null }, links).html).not.toContain('editor.js')
  })

  it('gives no data to a page without a script', () => {
    expect(htmlDocument({ ...page, script: null }, { ...links, scripts: [] }).html).not.toContain('id="page"')
  })

  it('has no inline script', () => {
    const scripts = htmlDocument(page, links).html.match(/<script(?![^>]*application\/json)[^>]*>/g) ?? []
    expect(scripts.every((element) => element.includes(' src='))).toBe(true)
  })
})
