import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import { Refusal } from '#server/http/refusal.ts'
import { quoteRefusal } from './quote-refusal.ts'

/** So many unknown parts may come from an outdated page; each is reported. */
const MOST_UNKNOWN = 20

/** So many people above the limit are still priced, with all other problems reported. */
const MOST_MORE = 20

/**
 * Before a draft is priced: refuses at once what no page of the event sends, without reporting each single problem.
 * @throws Refusal registration_refused
 */
export function assertDraftFits(definition: EventDefinition, draft: RegistrationDraft): void {
  const { max } = definition.peoplePerRegistration
  if (draft.people.length > max + MOST_MORE)
    throw quoteRefusal(draft, [
      { code: 'limit_per_registrant', person: null, where: 'people', params: { max } },
    ])
  const known = new Set([...definition.items, ...definition.questions].map(({ id }) => id))
  const named = [draft, ...draft.people].flatMap(({ answers, choices }) =>
    Object.keys({ ...answers, ...choices }),
  )
  if (named.filter((id) => !known.has(id)).length <= MOST_UNKNOWN) return
  const message = refusalMessages.draft.manyUnknown
  throw new Refusal('registration_refused', {
    problems: [{ code: 'no_such_option', field: 'draft', person: null, where: null, message }],
  })
}
