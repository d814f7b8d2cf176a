import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import type { CampCard } from '#domain/camp-card/camp-card.ts'
import { cardTitle, pageOfCard } from '#i18n/pl/camp-card.ts'
import { collectPdf, type Pdf, registerFaces } from '#server/base/pdf.ts'
import { drawAgreement, drawDecisions } from './card-parts.ts'
import { artifact, MARGIN, WIDTH } from './paper.ts'

/**
 * Cards as one tagged PDF in Polish. Each begins on a sheet of its own, also where sheets are printed on both sides. Others
 * are served between two cards.
 * @param now when it was made
 */
export async function renderCards(cards: readonly CampCard[], now: Temporal.Instant): Promise<Buffer> {
  const pdf = new PDFDocument({
    ...{ size: 'A4', margins: MARGIN, autoFirstPage: false, bufferPages: true },
    ...{ pdfVersion: '1.7', tagged: true, lang: 'pl-PL', displayTitle: true },
    info: {
      Title: cardTitle,
      Author: cards[0]?.organiser.name ?? '',
      CreationDate: new Date(now.epochMilliseconds),
    },
  })
  const bytes = collectPdf(pdf)
  await registerFaces(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  for (const [at, card] of cards.entries()) {
    drawCard(pdf, root, card)
    if (at < cards.length - 1) {
      if (pdf.bufferedPageRange().count % 2 === 1) pdf.addPage()
      await setImmediate()
    }
  }
  root.end()
  pdf.end()
  return bytes
}

function drawCard(pdf: Pdf, root: ReturnType<Pdf['struct']>, card: CampCard): void {
  const first = pdf.bufferedPageRange().count
  pdf.addPage()
  const tag = pdf.struct('Sect')
  root.add(tag)
  drawAgreement({ pdf, tag }, card)
  // The side that the parents sign is theirs alone, unless it went over to the next one.
  if (pdf.bufferedPageRange().count === first + 1) pdf.addPage()
  drawDecisions({ pdf, tag })
  tag.end()
  const last = pdf.bufferedPageRange().count
  for (let page = first; page < last; page++) {
    pdf.switchToPage(page)
    drawFoot(
      pdf,
      [card.name, card.event].filter((part) => part !== null).join(', '),
      pageOfCard(page - first + 1, last - first),
    )
  }
}

/** Whose sheet it is, should it be separated from the others. */
function drawFoot(pdf: Pdf, whose: string, page: string): void {
  // Below the margin the library would begin another page.
  pdf.page.margins.bottom = 0
  const y = pdf.page.height - 32
  artifact(pdf, () => {
    pdf.font('text').fontSize(7).fillColor('#444444')
    const room = WIDTH - pdf.widthOfString(page) - 20
    pdf.text(whose, MARGIN.left, y, { lineBreak: false, width: room, ellipsis: true, height: 9 })
    pdf.text(page, MARGIN.left + WIDTH - pdf.widthOfString(page), y, { lineBreak: false })
  })
}
