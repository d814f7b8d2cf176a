import type { Condition } from '../../event/definition/condition.ts'
import type { DefinitionDocument, Statement } from '../../event/definition/definition.ts'
import { statement } from '../../event/definition/definition-asks.ts'
import type { OrganiserKind } from '../../organiser/details.ts'
import {
  healthStatement,
  newsStatement,
  parentStatement,
  photosStatement,
  type StatementInput,
  standardsStatement,
} from './common-statements.ts'
import { privacyStatement } from './privacy-notice.ts'
import type { TemplateOrganiser } from './template.ts'

/** Statements that are added to an event with one click, in the order in which they are offered. */
export const READY_STATEMENTS = ['privacy', 'parent', 'standards', 'health', 'photos', 'news'] as const
export type ReadyStatement = (typeof READY_STATEMENTS)[number]

/** The statement, in the words of the templates, for an event and its organiser. */
export const readyStatement = (
  name: ReadyStatement,
  document: Pick<DefinitionDocument, 'questions'>,
  organiser: TemplateOrganiser,
  kind: OrganiserKind | null,
): Statement => statement.parse(inputOf(name, document, organiser, kind))

function inputOf(
  name: ReadyStatement,
  document: Pick<DefinitionDocument, 'questions'>,
  organiser: TemplateOrganiser,
  kind: OrganiserKind | null,
): StatementInput {
  switch (name) {
    case 'privacy':
      return privacyStatement(organiser, kind)
    case 'parent':
      return parentStatement
    case 'standards':
      return standardsStatement
    case 'photos':
      return photosStatement
    case 'news':
      return newsStatement
    case 'health':
      return ofHealth(document)
  }
}

const OF_HEALTH = /zdrow|alergi|chor[oyó]|lek(?:i|ów|arstw)|diet|niepełnospr/i

/** Asked of those who have said something about health; of everybody where no question is about it. */
function ofHealth({ questions }: Pick<DefinitionDocument, 'questions'>): StatementInput {
  const answered = questions
    .filter(({ of, label, help = '' }) => of === 'person' && OF_HEALTH.test(`${label} ${help}`))
    .map(({ id }): Condition => ({ fact: `answer.${id}`, given: true }))
  const [first] = answered
  if (first === undefined) {
    const { when: _, ...everybody } = healthStatement({ fact: 'people', atLeast: 1 })
    return everybody
  }
  return healthStatement(answered.length === 1 ? first : { any: answered })
}
