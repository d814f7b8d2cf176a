import type { DefinitionDocument } from '../../event/definition/definition.ts'
import type { ToCheck } from '../../event/draft/parts/to-check.ts'

/**
 * Templates of events: a complete, good event of its kind, made from the answers to a few questions. What is made is an
 * ordinary definition; nothing in it remembers the template.
 */

export const TEMPLATES = [
  'walking-pilgrimage',
  'cycling-pilgrimage',
  'retreat',
  'conference',
  'run',
  'camp',
  'entries',
  'collection',
] as const

export type TemplateName = (typeof TEMPLATES)[number]

/** How a template is offered, and what it asks. Light: the panel loads all of them at once. */
export interface TemplateCard {
  readonly name: TemplateName
  /** 'Piesza pielgrzymka' */
  readonly title: string
  /** 'Grupy, etapy, bagaż, autokar powrotny' */
  readonly line: string
  /** For which events it is: 'Dla kilkudniowej drogi pieszo, w grupach z przewodnikami.' */
  readonly suits: string
  readonly cover: DefinitionDocument['page']['cover']
  readonly questions: TemplateQuestions
  /** What the template adds besides the answers: 'grupy z przewodnikami, dni i etapy, …' */
  readonly adds: string
}

/** The questions that all templates ask in their own words; each may be left unanswered. */
export interface TemplateQuestions {
  /** An example of a name. */
  readonly title: string
  readonly days: { readonly hint?: string }
  readonly place: { readonly label: string; readonly example: string; readonly hint?: string }
  readonly prices: {
    readonly label: string
    readonly hint?: string
    /** Named in the sentence: 'osoba dorosła'; grosze that are taken when nothing is typed. */
    readonly adult: PriceQuestion | null
    readonly child: PriceQuestion | null
  }
  readonly limit: {
    readonly label: string
    /** What is counted, in the genitive plural: 'osób'. */
    readonly unit: string
    /** Taken when nothing is typed; null: without a limit. */
    readonly usual: number | null
  } | null
  readonly own: readonly OwnQuestion[]
}

interface PriceQuestion {
  readonly label: string
  readonly usual: number
}

/** A question of one template; its answer is a text, read by the template. */
export interface OwnQuestion {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly example: string
  /** lines: one thing in each line; choice: one of `options`. */
  readonly kind: 'text' | 'lines' | 'day' | 'amount' | 'choice'
  readonly options?: readonly { readonly id: string; readonly label: string }[]
}

/** What was answered; null and '' where nothing was. */
export interface TemplateAnswers {
  readonly title: string
  /** ISO days. */
  readonly start: string | null
  readonly end: string | null
  readonly place: string
  /** Grosze. */
  readonly adult: number | null
  readonly child: number | null
  readonly limit: number | null
  /** By the id of the template's own questions, as typed. */
  readonly own: Readonly<Record<string, string>>
}

/** Of whom the texts of a template speak; empty where the account has not said it yet. */
export interface TemplateOrganiser {
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly email: string
}

export interface Template {
  readonly card: TemplateCard
  /** A definition without problems, for any answers that fit the questions. */
  readonly make: (answers: TemplateAnswers, organiser: TemplateOrganiser) => DefinitionDocument
  /** What was assumed and should be looked at. */
  readonly assumed: (answers: TemplateAnswers) => readonly ToCheck[]
  /** What the law asks of such an event; each for a lawyer where it says so. */
  readonly legal: readonly string[]
}
