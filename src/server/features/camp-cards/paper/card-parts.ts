import { type CampCard, type CardField, HOLIDAY_FORMS } from '#domain/camp-card/camp-card.ts'
import { formatDays, readDay } from '#domain/values/time.ts'
import * as words from '#i18n/pl/camp-card.ts'
import {
  drawBoxes,
  drawDigits,
  drawEmptyLines,
  drawField,
  drawHeading,
  drawLabel,
  drawSignature,
  drawTitle,
  type Paper,
} from './paper.ts'

/** Parts I and II: what the organiser and the parents say. */
export function drawAgreement(paper: Paper, card: CampCard): void {
  drawTitle(paper, words.cardTitle)
  drawHoliday(paper, card)
  drawParticipant(paper, card)
  drawHealth(paper, card)
  drawSignature(paper, words.signatures.day, words.signatures.parents)
}

/** Parts III to VI, which are written by hand. */
export function drawDecisions(paper: Paper): void {
  const { partIII, partIV, signatures } = words
  drawHeading(paper, partIII.title, 170)
  drawLabel(paper, partIII.decides)
  drawBoxes(paper, [{ words: partIII.accept, isTicked: false }])
  drawBoxes(paper, [{ words: partIII.refuse, isTicked: false }])
  drawEmptyLines(paper, 2)
  drawSignature(paper, signatures.day, signatures.organiser)
  drawHeading(paper, partIV.title, 130)
  drawField(paper, partIV.stayed, null, { isWide: true })
  drawField(paper, partIV.from, null)
  drawField(paper, partIV.to, null)
  drawSignature(paper, signatures.day, signatures.head)
  drawHeading(paper, words.partV, 150)
  drawEmptyLines(paper, 5)
  drawSignature(paper, signatures.placeAndDay, signatures.head)
  drawHeading(paper, words.partVI, 150)
  drawEmptyLines(paper, 6)
  drawSignature(paper, signatures.placeAndDay, signatures.educator)
}

function drawHoliday(paper: Paper, { organiser, holiday, spans }: CampCard): void {
  const { partI, formNames, signatures } = words
  drawHeading(paper, partI.title)
  const named = [organiser.name, organiser.address].filter((part) => part !== '').join(', ')
  drawField(paper, partI.organiser, named || null)
  drawLabel(paper, partI.form)
  drawBoxes(
    paper,
    HOLIDAY_FORMS.map((form) => ({
      words:
        form === 'other' && form === holiday.form
          ? `${formNames[form]}: ${holiday.formName}`
          : formNames[form],
      isTicked: form === holiday.form,
    })),
  )
  drawField(paper, partI.dates, datesOf(spans))
  drawField(paper, partI.address, holiday.address || null)
  drawField(paper, partI.route, holiday.route || null)
  drawField(paper, partI.country, holiday.country || null)
  drawSignature(paper, signatures.placeAndDay, signatures.organiser)
}

function datesOf(spans: CampCard['spans']): string | null {
  const days = spans.flatMap(({ start, end }) => {
    const [first, last] = [readDay(start), readDay(end)]
    return first === null || last === null ? [] : [`${formatDays(first, last)}`]
  })
  return days.length === 0 ? null : days.join(', ')
}

function drawParticipant(paper: Paper, { name, birthYear, fields }: CampCard): void {
  const { partII, fieldLabels } = words
  const field = (which: CardField, options = {}) =>
    drawField(paper, fieldLabels[which], fields[which], options)
  drawHeading(paper, partII.title)
  drawField(paper, partII.name, name)
  field('parents')
  drawField(paper, partII.birthYear, birthYear === null ? null : String(birthYear))
  drawDigits(paper, fieldLabels.pesel, fields.pesel)
  field('address')
  field('parentsAddress')
  field('phones')
  field('needs', { isWide: true, lines: 2 })
}

/** The examples that the card gives; who answered one question about all of them is not asked each again. */
const EXAMPLES = ['allergies', 'travel', 'medicines', 'aids', 'diet'] as const

function drawHealth(paper: Paper, { fields }: CampCard): void {
  const { partII, fieldLabels } = words
  drawLabel(paper, partII.health)
  const examples = fields.health === null ? EXAMPLES : EXAMPLES.filter((which) => fields[which] !== null)
  for (const which of ['health', ...examples] as const) drawField(paper, fieldLabels[which], fields[which])
  drawLabel(paper, partII.vaccinations)
  const each = ['tetanus', 'diphtheria', 'otherVaccinations'] as const
  const isEach = fields.vaccinations === null || each.some((which) => fields[which] !== null)
  if (fields.vaccinations !== null) drawField(paper, fieldLabels.vaccinations, fields.vaccinations)
  if (isEach) for (const which of each) drawField(paper, fieldLabels[which], fields[which])
}
