import { parseDefinition } from '../../event/check/check-definition.ts'
import type { DefinitionProblem } from '../../event/definition/problem.ts'
import { warningsOf } from '../../event/lint/warnings.ts'
import { retainedBy } from '../../payment/refund-terms.ts'
import { compileDefinition } from '../../quote/compile.ts'
import type { CompiledDefinition } from '../../quote/compiled.ts'
import { context, draft } from '../../quote/quote.fixture.ts'
import { quote } from '../../quote/quote.ts'
import type { Grosze } from '../../values/money.ts'
import type { Template, TemplateAnswers, TemplateOrganiser } from './template.ts'

/** Answers and checks that the tests of every template share. */

export const NOTHING: TemplateAnswers = {
  ...{ title: '', start: null, end: null, place: '', adult: null, child: null, limit: null },
  own: {},
}

export const NOBODY: TemplateOrganiser = { name: '', address: '', phone: '', email: '' }
const PARISH: TemplateOrganiser = {
  name: 'Parafia w Lipowej',
  address: 'Lipowa 1, 00-001 Lipowa',
  phone: '600 100 200',
  email: 'biuro@parafia.example',
}

const texts = (problems: readonly DefinitionProblem[]) => problems.map(({ path, code }) => `${path}: ${code}`)

/** What keeps the made definition from being published, and what is suspicious in it. */
export function findings({ make }: Template, answers: TemplateAnswers, organiser = PARISH): string[] {
  const parsed = parseDefinition(make(answers, organiser))
  return parsed.ok ? texts(warningsOf(parsed.document)) : texts(parsed.problems)
}

/** Only what keeps it from being published. */
export function problems({ make }: Template, answers: TemplateAnswers, organiser = PARISH): string[] {
  const parsed = parseDefinition(make(answers, organiser))
  return parsed.ok ? [] : texts(parsed.problems)
}

/** The made definition as `quote` reads it. */
export function compiledFrom({ make }: Template, answers: TemplateAnswers): CompiledDefinition {
  const parsed = parseDefinition(make(answers, PARISH))
  if (!parsed.ok) throw new Error(texts(parsed.problems).join('\n'))
  return compileDefinition(parsed.definition)
}

/**
 * What is retained of people who registered and paid everything, in June 2026 unless stated, and all resign at a moment;
 * `rest` is what the draft has beside the people.
 */
export function retainedAt(
  compiled: CompiledDefinition,
  now: string,
  people: readonly Record<string, unknown>[],
  {
    pricedAt = '2026-06-01T12:00:00',
    ...rest
  }: { readonly pricedAt?: string; readonly [key: string]: unknown } = {},
): Grosze | undefined {
  const asked = draft(people, rest)
  const { lines, total } = quote(compiled, asked, context(pricedAt))
  return retainedBy(compiled, {
    draft: asked,
    lines,
    paid: total,
    now: Temporal.PlainDateTime.from(now),
    pricedAt: Temporal.PlainDateTime.from(pricedAt),
    registeredAt: Temporal.PlainDateTime.from(pricedAt),
    channel: 'online',
    leaving: 'all',
  })?.amount
}
