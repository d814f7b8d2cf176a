import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { tie } from '../../text/typography.ts'
import { adjustmentsSection } from './adjustments.ts'
import { factsSection, questionsSection } from './asks.ts'
import {
  speakerOf,
  type TextContext,
  type TextPart,
  type TextRow,
  type TextSection,
} from './definition-text.ts'
import { eventSection, openingSection } from './event.ts'
import { limitsSection, slotsSection } from './limits.ts'
import { paymentSection } from './payment.ts'
import { whoSection } from './people.ts'
import { pricesSection } from './prices.ts'
import { refundsSection } from './refunds.ts'
import { numbersSection, requirementsSection, statementsSection } from './requirements.ts'

const SECTIONS: readonly ((speaker: TextContext) => TextSection)[] = [
  eventSection,
  openingSection,
  whoSection,
  questionsSection,
  factsSection,
  pricesSection,
  adjustmentsSection,
  limitsSection,
  slotsSection,
  requirementsSection,
  paymentSection,
  refundsSection,
  statementsSection,
  numbersSection,
]

/**
 * The whole definition in Polish: every field that has a meaning is described once. Sections for which the definition
 * has no content are left out.
 */
export function definitionWords(definition: EventDefinition): TextSection[] {
  const speaker = speakerOf(definition)
  return SECTIONS.map((section) => section(speaker))
    .filter(({ parts }) => parts.length > 0)
    .map((section) => ({ ...section, parts: section.parts.map(tiedPart) }))
}

const tiedPart = (part: TextPart): TextPart => ({
  title: part.title === null ? null : tie(part.title),
  notes: part.notes.map(tie),
  rows: part.rows.map(tiedRow),
  table: part.table,
})

const tiedRow = ({ of, name, value, notes }: TextRow): TextRow => ({
  of,
  name: tie(name),
  value: tie(value),
  notes: notes.map(tie),
})
