import PDFDocument from 'pdfkit'
import { formatMoney } from '#domain/values/money.ts'
import { formatDay } from '#domain/values/time.ts'
import { amountInWords } from '#i18n/pl/amount-in-words.ts'
import { confirmationWords as words } from '#i18n/pl/collections.ts'
import { collectPdf, registerFaces } from '#server/base/pdf.ts'

export interface Confirmation {
  readonly number: string
  /** The title of the collection. */
  readonly collection: string
  /** Empty: not given. */
  readonly donor: string
  readonly email: string
  /** Grosze that have come. */
  readonly amount: number
  /** On which they came. */
  readonly day: Temporal.PlainDate
  /** Who it is by law, with its address. */
  readonly organiser: string
}

/** A4 in points. */
const MARGIN = 64
const WIDTH = 595.28 - 2 * MARGIN

/** The confirmation of a donation as a tagged PDF in Polish, of one page. @param now when it was made */
export async function renderConfirmation(what: Confirmation, now: Temporal.Instant): Promise<Buffer> {
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: MARGIN, pdfVersion: '1.7', tagged: true, lang: 'pl-PL', displayTitle: true },
    info: {
      Title: words.title(what.number),
      Author: what.organiser,
      CreationDate: new Date(now.epochMilliseconds),
    },
  })
  const bytes = collectPdf(pdf)
  await registerFaces(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const say = (tag: string, face: 'text' | 'strong', size: number, text: string, gap: number) =>
    root.add(
      pdf.struct(tag, {}, () => {
        pdf.font(face).fontSize(size).fillColor('#1d2433').text(text, MARGIN, pdf.y, { width: WIDTH })
        pdf.y += gap
      }),
    )
  say('H1', 'strong', 22, words.heading, 4)
  say('P', 'text', 11, words.title(what.number), 28)
  for (const [label, value] of rowsOf(what)) {
    say('P', 'text', 10, label, 1)
    say('P', 'strong', 13, value, 14)
  }
  pdf.y += 14
  say('P', 'text', 10.5, words.isDonation, 8)
  say('P', 'text', 10.5, words.madeBySystem, 0)
  root.end()
  pdf.end()
  return bytes
}

function rowsOf({ amount, collection, donor, email, day, organiser }: Confirmation) {
  return [
    [words.amount, `${formatMoney(amount)} (${amountInWords(amount)})`],
    [words.day, formatDay(day)],
    [words.purpose, collection],
    [words.donor, donor === '' ? email : `${donor}, ${email}`],
    [words.recipient, organiser],
  ] as const
}
