import { readFile } from 'node:fs/promises'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { wordsOf } from '#test/support/camp-cards.ts'
import { documentAddress, findDocument } from './documents.ts'
import { operatorOf } from './legal-document.ts'
import { renderDocument } from './render-document.ts'
import { terms } from './terms.ts'

const ZAPISANO = { id: 'zapisano', name: 'Zapisano', domain: 'zapisano.localhost' } as const
const OBECNI = { id: 'obecni', name: 'Obecni', domain: 'obecni.localhost' } as const

const DOCUMENTS = [
  ['terms', ZAPISANO, 'Regulamin serwisu Zapisano', 'regulamin-zapisano.pdf'],
  ['privacy', ZAPISANO, 'Polityka prywatności serwisu Zapisano', 'polityka-prywatnosci-zapisano.pdf'],
  ['terms', OBECNI, 'Regulamin serwisu Obecni', 'regulamin-obecni.pdf'],
  ['privacy', OBECNI, 'Polityka prywatności serwisu Obecni', 'polityka-prywatnosci-obecni.pdf'],
] as const

interface TagNode {
  readonly role?: string
  readonly children?: readonly object[]
}

type Kind = 'terms' | 'privacy'
type TestBrand = typeof ZAPISANO | typeof OBECNI

async function pdfOf(kind: Kind, brand: TestBrand) {
  const file = await findDocument(documentAddress(kind, brand), brand)
  if (file === null) throw new Error('There is no such document.')
  return { name: file.name, bytes: file.pdf, pdf: await getDocumentProxy(new Uint8Array(file.pdf)) }
}

/** Everything that a reader takes from a document: its text with ordinary spaces, links and tags. */
async function read(kind: Kind, brand: TestBrand) {
  const { pdf } = await pdfOf(kind, brand)
  const words: string[] = []
  const links: string[] = []
  const tags: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    words.push(...items.map((item) => ('str' in item ? item.str : '')))
    links.push(...(await page.getAnnotations()).map(({ url }) => String(url)))
    tags.push(...rolesOf(await page.getStructTree()))
  }
  return { text: words.join(' ').replace(/[\s\u00a0]+/g, ' '), links, tags }
}

const rolesOf = ({ role, children = [] }: TagNode): string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(rolesOf),
]

test.each(DOCUMENTS)('%s of %o: a tagged PDF in Polish, with a title', async (kind, brand, title, name) => {
  const file = await pdfOf(kind, brand)
  expect(file.name).toBe(name)
  expect(file.pdf.numPages).toBeGreaterThanOrEqual(2)
  expect(await file.pdf.getMarkInfo()).toMatchObject({ Marked: true })
  expect(await file.pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
  const { info } = await file.pdf.getMetadata()
  expect(info).toMatchObject({
    PDFFormatVersion: '1.7',
    Title: title,
    Author: `Operator serwisu ${brand.name}`,
    Language: 'pl-PL',
    CreationDate: 'D:20261101000000Z',
  })
})

test('the same text gives the same file', async () => {
  const document = terms(operatorOf(ZAPISANO))
  const [first, second] = [await renderDocument(document, 'A'), await renderDocument(document, 'A')]
  expect(first.equals(second)).toBe(true)
  expect(first.equals(await renderDocument({ ...document, version: '1.1' }, 'A'))).toBe(false)
})

test('a heading is on the page of what follows it, wherever the page ends', async () => {
  const sections = Array.from({ length: 40 }, (_, at) => ({
    title: `Tytuł ${at}.`,
    parts: [`Akapit ${at}.`, ...Array(at % 6).fill('Dalej.')],
  }))
  const file = await renderDocument({ ...terms(operatorOf(ZAPISANO)), sections }, 'A')
  const pages = await wordsOf(file)
  expect(pages.length).toBeGreaterThan(4)
  const pageOf = (words: string) => pages.findIndex((page) => page.includes(words))
  expect(sections.map((_, at) => pageOf(`Tytuł ${at}.`))).toEqual(
    sections.map((_, at) => pageOf(`Akapit ${at}.`)),
  )
})

test('headings, paragraphs, lists and links are tagged as what they are', async () => {
  const { tags } = await read('terms', ZAPISANO)
  expect(tags.slice(0, 6)).toEqual(['Root', 'Document', 'H1', 'P', 'P', 'H2'])
  expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1)
  expect(tags.filter((tag) => tag === 'H2')).toHaveLength(11)
  expect(new Set(tags)).toEqual(
    new Set(['Root', 'Document', 'H1', 'H2', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link']),
  )
})

test('page numbers are artifacts, which are not read aloud', async () => {
  const { pdf } = await pdfOf('privacy', ZAPISANO)
  const page = await pdf.getPage(2)
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const begin = items.findLastIndex((item) => 'type' in item && item.type.startsWith('beginMarkedContent'))
  expect(items[begin]).toMatchObject({ tag: 'Artifact' })
  expect(items.slice(begin).flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : []))).toEqual([
    'Polityka prywatności serwisu Zapisano',
    'Strona 2 z 3',
  ])
})

test.each([
  'Wersja 1.0, obowiązuje od 1 listopada 2026',
  'To wersja demonstracyjna: dane operatora są przykładowe.',
  'Organizator płaci 3 zł + VAT za każdą zapisaną osobę. Stała opłata, niezależna od ceny udziału. Wszystkie funkcje w cenie. Cena nie obejmuje prowizji bramki płatności i SMS-ów.',
  'Osobę liczymy raz, w chwili pierwszego potwierdzenia zgłoszenia. Liczą się także dzieci i osoby z udziałem za 0 zł.',
  'darczyńca nie jest osobą zapisaną i kosztuje 0 zł.',
  'Pieniądze uczestników trafiają wprost na konto organizatora. Operator ich nie przyjmuje ani nie przechowuje.',
  'umową powierzenia (art. 28 RODO)',
  'Punkt kontaktowy dla użytkowników oraz dla organów państw członkowskich',
  'odnośnikiem „Zgłoś nieprawidłowość” w stopce strony zapisów',
  'zgodnie z WCAG 2.2 na poziomie AA',
])('the terms contain: %s', async (sentence) => {
  expect((await read('terms', ZAPISANO)).text).toContain(sentence)
})

test.each([
  'Nie ma tu analityki innych firm.',
  'Używamy tylko tego, bez czego serwis nie działa.',
  '__Host-session: utrzymuje zalogowanie w panelu, 14 dni,',
  'CSRF_TOKEN: chroni przed wysłaniem czegoś w Twoim imieniu',
  'Organizator jest administratorem danych uczestników, osób zapisujących i opiekunów.',
  'Możesz złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych',
])('the privacy policy contains: %s', async (sentence) => {
  expect((await read('privacy', OBECNI)).text).toContain(sentence)
})

test('the privacy policy names every cookie of the product', async () => {
  const source = await readFile(new URL('../../http/cookies.ts', import.meta.url), 'utf8')
  const names = [...source.matchAll(/COOKIE = '([^']+)'/g)].map(([, name]) => String(name))
  expect(names).toEqual(expect.arrayContaining(['__Host-session', '__Host-visit', 'CSRF_TOKEN']))
  const { text } = await read('privacy', ZAPISANO)
  for (const name of names) expect(text).toContain(`• ${name}: `)
})

test('each brand has its own name and contact, and never those of the other', async () => {
  for (const kind of ['terms', 'privacy'] as const) {
    const first = await read(kind, ZAPISANO)
    const second = await read(kind, OBECNI)
    expect(first.text).toContain('Operator serwisu Zapisano')
    expect(first.links).toContain('mailto:kontakt@zapisano.localhost')
    expect(`${first.text} ${first.links}`).not.toMatch(/obecni/i)
    expect(second.text).toContain('Operator serwisu Obecni')
    expect(second.links).toContain('mailto:kontakt@obecni.localhost')
    expect(`${second.text} ${second.links}`).not.toMatch(/zapisano\b/i)
  }
  expect((await read('privacy', ZAPISANO)).links).toContain('https://uodo.gov.pl/')
})

test('each document of each brand has an address of its own', () => {
  const addresses = DOCUMENTS.map(([kind, brand]) => documentAddress(kind, brand))
  for (const address of addresses) expect(address).toMatch(/^\/[0-9a-f]{20}\.pdf$/)
  expect(new Set(addresses).size).toBe(4)
  // Another contact makes another text, and so another address.
  expect(documentAddress('terms', { ...ZAPISANO, domain: 'zapisano.example.org' })).not.toBe(addresses[0])
})
