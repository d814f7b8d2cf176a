import type { BulkAction, WantedChange } from '#contract/office-jobs.ts'
import { maySeeAnswer } from '#domain/access/may-see-answer.ts'
import type { Role } from '#domain/access/rights.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { Choice } from '#domain/registration/draft.ts'
import { isSecret } from '#domain/registration/secret-answers.ts'
import { formatDate } from '#domain/values/time.ts'
import { answerText } from '#i18n/pl/answer-text.ts'
import { jobWords } from '#i18n/pl/office-jobs.ts'
import { Refusal } from '#server/http/refusal.ts'

/**
 * What exactly an action does, in words of the event: 'Grupa: Zielona'.
 * @throws Refusal invalid_input for what the event does not have or the role may not see
 */
export function whatOf(definition: EventDefinition, action: BulkAction, role: Role): string {
  switch (action.kind) {
    case 'choose':
      return whatOfChange(definition, action.change, role)
    case 'tag':
      return jobWords.tags(action.add, action.remove)
    case 'prolong':
      return jobWords.until(formatDate(Temporal.PlainDate.from(action.until)))
    case 'refuse':
    case 'cancel':
      return action.reason
    default:
      return ''
  }
}

function whatOfChange(definition: EventDefinition, change: WantedChange, role: Role): string {
  const { groups, types, items, questions, groupLabel, typeLabel } = definition
  switch (change.what) {
    case 'group':
      return `${groupLabel}: ${known(groups, change.value).name}`
    case 'type':
      return `${typeLabel}: ${known(types, change.value).name}`
    case 'choice': {
      const item = known(items, change.item)
      return `${item.name}: ${choiceText(item, change.value)}`
    }
    case 'answer': {
      const question = known(questions, change.question)
      // A PESEL or a file is of one person: nobody has the same.
      if (!maySeeAnswer(role, question) || isSecret(question) || question.type === 'file')
        throw new Refusal('invalid_input')
      return `${question.label}: ${answerText(question, change.value) ?? jobWords.nothing}`
    }
  }
}

function known<Thing extends { readonly id: string }>(things: readonly Thing[], id: string): Thing {
  const found = things.find((thing) => thing.id === id)
  if (found === undefined) throw new Refusal('invalid_input')
  return found
}

function choiceText({ options }: EventDefinition['items'][number], choice: Choice | null): string {
  if (choice === null || choice === false) return jobWords.nothing
  if (choice === true) return jobWords.yes
  if (typeof choice === 'string') return known(options, choice).name
  if (Array.isArray(choice)) return choice.map((id) => known(options, id).name).join(', ')
  if (typeof choice === 'number') return String(choice)
  return Object.entries(choice)
    .map(([id, pieces]) => `${known(options, id).name} × ${pieces}`)
    .join(', ')
}
