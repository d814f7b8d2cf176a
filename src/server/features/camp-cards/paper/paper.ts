import type { Pdf, PdfTag } from '#server/base/pdf.ts'
import { legible, wrapped } from './text-lines.ts'

/** A sheet that is filled in by a machine and by hand: labels, texts on dotted lines, boxes, places for signatures. */
export interface Paper {
  readonly pdf: Pdf
  /** What is drawn belongs to this element, in the order of reading. */
  readonly tag: PdfTag
}

/** A4 in points. */
export const MARGIN = { top: 40, bottom: 46, left: 44, right: 44 }
export const WIDTH = 595.28 - MARGIN.left - MARGIN.right
const LABEL_WIDTH = 206
const GAP = 8
/** The distance of lines that a hand writes on. */
const LINE = 18.5
const SIZE = { title: 14, heading: 10, label: 8.5, value: 10, small: 7 }
const INK = '#000000'
const DOTS = '#777777'

/** Begins another page unless so much is left of this one. */
function keepTogether({ pdf }: Paper, height: number): void {
  if (pdf.y + height > pdf.page.height - MARGIN.bottom) pdf.addPage()
}

export function drawTitle(paper: Paper, text: string): void {
  const { pdf } = paper
  pdf.font('strong').fontSize(SIZE.title)
  const left = MARGIN.left + (WIDTH - pdf.widthOfString(text)) / 2
  say(paper, 'H1', () => put(pdf, text, left, pdf.y))
  pdf.y += 22
}

/** The heading of a part, above a line; `after`: what of the part must not be separated from it. */
export function drawHeading(paper: Paper, text: string, after = 60): void {
  const { pdf } = paper
  pdf.font('strong').fontSize(SIZE.heading)
  const lines = wrapped(pdf, text, WIDTH)
  keepTogether(paper, lines.length * 13 + after)
  pdf.y += 7
  say(paper, 'H2', () => {
    pdf.font('strong').fontSize(SIZE.heading).fillColor(INK)
    for (const [at, line] of lines.entries()) put(pdf, line, MARGIN.left, pdf.y + at * 13)
  })
  pdf.y += lines.length * 13 + 1
  artifact(pdf, () => rule(pdf, MARGIN.left, MARGIN.left + WIDTH, pdf.y))
  pdf.y += 5
}

/** A label with nothing to fill in beside it. */
export function drawLabel(paper: Paper, text: string): void {
  const { pdf } = paper
  pdf.font('text').fontSize(SIZE.label)
  const lines = wrapped(pdf, text, WIDTH)
  keepTogether(paper, lines.length * 11 + LINE)
  say(paper, 'P', () => drawLines(pdf, lines, MARGIN.left, pdf.y + 5))
  pdf.y += lines.length * 11 + 5
}

interface FieldOptions {
  /** How many lines there are to write on at least. */
  readonly lines?: number
  /** The label above the lines, which then have the whole width. */
  readonly isWide?: boolean
}

/** A label and its text on dotted lines; null leaves the lines empty. */
export function drawField(
  paper: Paper,
  label: string,
  value: string | null,
  { lines: least = 1, isWide = false }: FieldOptions = {},
): void {
  const { pdf } = paper
  if (isWide) drawLabel(paper, label)
  const left = isWide ? MARGIN.left : MARGIN.left + LABEL_WIDTH + GAP
  const width = MARGIN.left + WIDTH - left
  pdf.font('text').fontSize(SIZE.label)
  const labelled = isWide ? [] : wrapped(pdf, label, LABEL_WIDTH)
  pdf.font('strong').fontSize(SIZE.value)
  const filled =
    value === null
      ? []
      : legible(value)
          .split('\n')
          .flatMap((each) => wrapped(pdf, each, width))
  const rows = Math.max(least, filled.length)
  keepTogether(paper, Math.max(labelled.length * 11 + 6, Math.min(rows, 3) * LINE))
  const [page, top] = [pdf.page, pdf.y]
  if (!isWide) say(paper, 'P', () => drawLines(pdf, labelled, MARGIN.left, top + 6))
  for (let row = 0; row < rows; row++) {
    keepTogether(paper, LINE)
    const line = filled[row]
    const { y } = pdf
    if (line !== undefined)
      say(paper, 'P', () => {
        pdf.font('strong').fontSize(SIZE.value).fillColor(INK)
        put(pdf, line, left, y + 3)
      })
    artifact(pdf, () => dots(pdf, left, left + width, y + LINE - 1))
    pdf.y = y + LINE
  }
  if (pdf.page === page) pdf.y = Math.max(pdf.y, top + labelled.length * 11 + 6)
}

/** Empty lines over the whole width. */
export function drawEmptyLines(paper: Paper, count: number): void {
  const { pdf } = paper
  for (let row = 0; row < count; row++) {
    keepTogether(paper, LINE)
    const { y } = pdf
    artifact(pdf, () => dots(pdf, MARGIN.left, MARGIN.left + WIDTH, y + LINE - 1))
    pdf.y = y + LINE
  }
}

/** Boxes with words beside them, of which some are ticked. */
export function drawBoxes(
  paper: Paper,
  boxes: readonly { readonly words: string; readonly isTicked: boolean }[],
): void {
  const { pdf } = paper
  keepTogether(paper, LINE)
  let left = MARGIN.left
  for (const { words, isTicked } of boxes) {
    pdf.font('text').fontSize(SIZE.label)
    const width = 15 + pdf.widthOfString(words)
    if (left > MARGIN.left && left + width > MARGIN.left + WIDTH) {
      pdf.y += LINE
      left = MARGIN.left
      keepTogether(paper, LINE)
    }
    const [x, y] = [left, pdf.y]
    artifact(pdf, () =>
      pdf
        .lineWidth(0.7)
        .strokeColor(INK)
        .rect(x, y + 4, 9, 9)
        .stroke(),
    )
    say(paper, 'P', () => {
      pdf.fillColor(INK)
      if (isTicked) {
        pdf.font('strong').fontSize(11)
        put(pdf, 'X', x + 1, y + 2)
      }
      pdf.font(isTicked ? 'strong' : 'text').fontSize(SIZE.label)
      put(pdf, words, x + 14, y + 4)
    })
    left += width + 14
  }
  pdf.y += LINE + 2
}

const DIGITS = 11

/** A label and a box for each digit of a PESEL. */
export function drawDigits(paper: Paper, label: string, value: string | null): void {
  const { pdf } = paper
  keepTogether(paper, 20)
  const { y } = pdf
  const left = MARGIN.left + LABEL_WIDTH + GAP
  pdf.font('text').fontSize(SIZE.label)
  say(paper, 'P', () => drawLines(pdf, [label], MARGIN.left, y + 6))
  artifact(pdf, () => {
    pdf.lineWidth(0.7).strokeColor(INK)
    for (let at = 0; at < DIGITS; at++) pdf.rect(left + at * 17, y + 1, 17, 17).stroke()
  })
  if (value !== null)
    say(paper, 'P', () => {
      pdf.font('strong').fontSize(SIZE.value).fillColor(INK)
      for (const [at, digit] of [...value.slice(0, DIGITS)].entries())
        put(pdf, digit, left + at * 17 + (17 - pdf.widthOfString(digit)) / 2, y + 4)
    })
  pdf.y = y + 23
}

/** Places for a date and for a signature, each with its caption. */
export function drawSignature(paper: Paper, date: string, signature: string): void {
  const { pdf } = paper
  keepTogether(paper, 42)
  const y = pdf.y + 24
  const [dateWidth, left] = [150, MARGIN.left + 210]
  const places = [
    [date, MARGIN.left, dateWidth],
    [signature, left, WIDTH - 210],
  ] as const
  for (const [caption, x, width] of places) {
    artifact(pdf, () => dots(pdf, x, x + width, y))
    say(paper, 'P', () => {
      pdf.font('text').fontSize(SIZE.small).fillColor(INK)
      put(pdf, `(${caption})`, x + (width - pdf.widthOfString(`(${caption})`)) / 2, y + 3)
    })
  }
  pdf.y = y + 16
}

/** What is drawn for the eye alone, and not read aloud. */
export function artifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}

/** Draws into an element of its own. */
function say({ pdf, tag }: Paper, name: string, draw: () => void): void {
  const { y } = pdf
  const element = pdf.struct(name, {}, draw)
  tag.add(element)
  element.end()
  pdf.y = y
}

function drawLines(pdf: Pdf, lines: readonly string[], left: number, top: number): void {
  pdf.font('text').fontSize(SIZE.label).fillColor(INK)
  for (const [at, line] of lines.entries()) put(pdf, line, left, top + at * 11)
}

const put = (pdf: Pdf, text: string, x: number, y: number) => pdf.text(text, x, y, { lineBreak: false })

const rule = (pdf: Pdf, from: number, to: number, y: number) =>
  pdf.lineWidth(0.7).strokeColor(INK).moveTo(from, y).lineTo(to, y).stroke()

const dots = (pdf: Pdf, from: number, to: number, y: number) =>
  pdf.lineWidth(0.7).strokeColor(DOTS).dash(1, { space: 1.5 }).moveTo(from, y).lineTo(to, y).stroke().undash()
