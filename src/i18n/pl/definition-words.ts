import type { EventDefinition } from '#domain/event/definition.ts'
import { tie } from '../typography.ts'
import { adjustmentsSection } from './definition/adjustments.ts'
import { factsSection, questionsSection } from './definition/asks.ts'
import { eventSection, openingSection } from './definition/event.ts'
import { limitsSection, slotsSection } from './definition/limits.ts'
import { paymentSection } from './definition/payment.ts'
import { whoSection } from './definition/people.ts'
import { pricesSection } from './definition/prices.ts'
import { refundsSection } from './definition/refunds.ts'
import { numbersSection, requirementsSection, statementsSection } from './definition/requirements.ts'
import { type SaidPart, type SaidRow, type SaidSection, type Speaker, speakerOf } from './definition/said.ts'

const SECTIONS: readonly ((speaker: Speaker) => SaidSection)[] = [
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
 * The whole definition in Polish: every field that has a meaning is said once. Sections of which the
 * definition has nothing are left out.
 */
export function definitionWords(definition: EventDefinition): SaidSection[] {
  const speaker = speakerOf(definition)
  return SECTIONS.map((section) => section(speaker))
    .filter(({ parts }) => parts.length > 0)
    .map((section) => ({ ...section, parts: section.parts.map(tiedPart) }))
}

const tiedPart = (said: SaidPart): SaidPart => ({
  title: said.title === null ? null : tie(said.title),
  notes: said.notes.map(tie),
  rows: said.rows.map(tiedRow),
  table: said.table,
})

const tiedRow = ({ of, name, value, notes }: SaidRow): SaidRow => ({
  of,
  name: tie(name),
  value: tie(value),
  notes: notes.map(tie),
})
