import PDFDocument from 'pdfkit'
import { formatDate } from '#domain/values/time.ts'
import { documentWords } from '#i18n/pl/documents.ts'
import { tie } from '#i18n/text/typography.ts'
import { collectPdf, type Pdf, type PdfTag, registerFaces } from '#server/base/pdf.ts'
import type { LegalDocument } from './legal-document.ts'

/** A4 in points; about 80 letters per line. */
const MARGIN = { top: 62, bottom: 70, left: 74, right: 74 }
const NUMBER_WIDTH = 30
const BULLET_WIDTH = 12
const SIZE = { title: 23, heading: 13, text: 10, small: 9 }
const LINE_GAP = 2.6
const INK = '#1d2433'
const QUIET = '#4d5666'
const LINK = '#23408e'

/**
 * A document of the platform as a tagged PDF in Polish, the same bytes for the same text: its date is the day of
 * effect.
 */
export async function renderDocument(document: LegalDocument, author: string): Promise<Buffer> {
  const since = Temporal.PlainDate.from(document.since)
  const pdf = new PDFDocument({
    size: 'A4',
    margins: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pl-PL',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: document.title,
      Author: author,
      CreationDate: new Date(`${document.since}T00:00:00Z`),
    },
  })
  const bytes = collectPdf(pdf)
  await registerFaces(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const edition = documentWords.edition(document.version, formatDate(since))
  addHead(pdf, root, document, edition)
  for (const [index, section] of document.sections.entries()) addSection(pdf, root, section, index + 1)
  root.end()
  addPageNumbers(pdf, document.title)
  pdf.end()
  return bytes
}

function addHead(pdf: Pdf, root: PdfTag, document: LegalDocument, edition: string): void {
  pdf.font('strong').fontSize(SIZE.title).fillColor(INK)
  root.add(tag(pdf, 'H1', () => pdf.text(bound(document.title), { lineGap: 2 })))
  pdf.y += 6
  addParagraph(pdf, root, edition)
  addParagraph(pdf, root, document.intro)
}

function addSection(
  pdf: Pdf,
  root: PdfTag,
  section: LegalDocument['sections'][number],
  number: number,
): void {
  pdf.y += 10
  // A heading is not left alone at the foot of a page.
  keepTogether(pdf, 90)
  pdf.font('strong').fontSize(SIZE.heading).fillColor(INK)
  root.add(tag(pdf, 'H2', () => pdf.text(`${number}. ${bound(section.title)}`, MARGIN.left, pdf.y)))
  pdf.y += 4
  let paragraph = 0
  for (const part of section.parts) {
    if (typeof part === 'string') {
      paragraph += 1
      addParagraph(pdf, root, part, `${number}.${paragraph}.`)
    } else {
      addList(pdf, root, part.points)
    }
  }
}

function addParagraph(pdf: Pdf, root: PdfTag, text: string, number?: string): void {
  const block = placeBlock(pdf, text, number === undefined ? 0 : NUMBER_WIDTH)
  const paragraph = pdf.struct('P')
  root.add(paragraph)
  if (number !== undefined) paragraph.add(() => drawMark(pdf, number, MARGIN.left, block))
  addRuns(pdf, paragraph, block)
}

function addList(pdf: Pdf, root: PdfTag, points: readonly string[]): void {
  const list = pdf.struct('L')
  root.add(list)
  for (const point of points) {
    const item = pdf.struct('LI')
    list.add(item)
    const block = placeBlock(pdf, point, NUMBER_WIDTH + BULLET_WIDTH)
    item.add(tag(pdf, 'Lbl', () => drawMark(pdf, '•', MARGIN.left + NUMBER_WIDTH, block)))
    const body = pdf.struct('LBody')
    item.add(body)
    addRuns(pdf, body, block)
    item.end()
    pdf.y -= 2
  }
  list.end()
  pdf.y += 2
}

/** A paragraph with its place on the page. */
interface Block {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly width: number
}

/** Finds the place of a paragraph, which is never split over two pages. */
function placeBlock(pdf: Pdf, words: string, indent: number): Block {
  const text = bound(words)
  const left = MARGIN.left + indent
  const width = pdf.page.width - left - MARGIN.right
  pdf.font('text').fontSize(SIZE.text)
  keepTogether(pdf, pdf.heightOfString(text, { width, lineGap: LINE_GAP }))
  // A new page starts with its own default colour.
  pdf.fillColor(INK)
  return { text, left, top: pdf.y, width }
}

/** The number or the bullet before a paragraph. */
const drawMark = (pdf: Pdf, mark: string, left: number, { top }: Block) =>
  pdf.text(mark, left, top, { lineBreak: false })

/** Writes a paragraph into its element; e-mail and web addresses in it are links. Ends the element. */
function addRuns(pdf: Pdf, element: PdfTag, { text, left, top, width }: Block): void {
  const runs = text.split(ADDRESS)
  const draw = (index: number, link = {}) => {
    const options = { width, lineGap: LINE_GAP, continued: index < runs.length - 1, ...link }
    const run = runs[index] ?? ''
    if (index === 0) pdf.text(run, left, top, options)
    else pdf.text(run, options)
  }
  for (const [index, run] of runs.entries()) {
    // Every second run is what was between the others: an address.
    if (index % 2 === 0) {
      element.add(() => draw(index))
      continue
    }
    const link = pdf.struct('Link')
    element.add(link)
    link.add(() => {
      pdf.fillColor(LINK)
      draw(index, { link: run.includes('@') ? `mailto:${run}` : run, underline: true })
      pdf.fillColor(INK)
    })
    link.end()
  }
  element.end()
  pdf.y += 4
}

const ADDRESS = /([\w.-]+@[\w.-]+\w|https:\/\/[\w./-]+\w)/

const tag = (pdf: Pdf, name: string, draw: () => void): PdfTag => pdf.struct(name, {}, draw)

function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - MARGIN.bottom) pdf.addPage()
}

/** Title and page number at the foot: artifacts, which are not read aloud. */
function addPageNumbers(pdf: Pdf, title: string): void {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    // Below the margin the library would begin another page.
    pdf.page.margins.bottom = 0
    pdf.markContent('Artifact', { type: 'Pagination' })
    pdf.font('text').fontSize(SIZE.small).fillColor(QUIET)
    const y = pdf.page.height - 46
    pdf.text(title, MARGIN.left, y, { lineBreak: false })
    const words = documentWords.page(page + 1, count)
    pdf.text(words, pdf.page.width - MARGIN.right - pdf.widthOfString(words), y, { lineBreak: false })
    pdf.endMarkedContent()
  }
}

/** What must not be separated at the end of a line, including the articles of the law. */
const bound = (text: string): string => tie(text).replace(/\b(art|ust|lit|nr|poz)\. (?=\S)/g, '$1.\u00a0')
