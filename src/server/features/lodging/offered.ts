import type { EventDefinition, Question } from '#domain/event/definition/definition.ts'
import { kindKey } from '#domain/lodging/lodging.ts'
import { isChosen } from '#domain/registration/choice-question.ts'

/** The scope of rooms; those of vehicles are the items whose takers they carry. */
export const ROOMS = 'rooms'

/** What vehicles can be for, with its stops. */
export const routesOf = ({ items }: EventDefinition) =>
  items
    .filter((item) => item.category === 'transport' && isChosen(item))
    .map(({ id, name, options }) => ({
      ...{ id, name },
      stops: options.map((stop) => ({ id: stop.id, name: stop.name })),
    }))

/** What rooms can be for: the options of what is lodging. */
export const kindsOf = ({ items }: EventDefinition) =>
  items
    .filter((item) => item.category === 'lodging' && isChosen(item))
    .flatMap((item) =>
      item.options.map(({ id, name }) => ({
        ...{ id: kindKey(item.id, id), name },
        whole: item.per === 'registration',
      })),
    )

/** Questions whose answer is a text that everybody of the office may see. */
export const wishQuestionsOf = ({ questions }: EventDefinition): Question[] =>
  questions.filter(({ type, seenBy }) => (type === 'text' || type === 'textarea') && seenBy === undefined)

/** What was withdrawn and is not offered again, with the scope that it belongs to. */
export const goneOptions = <W extends { readonly item: string; readonly option: string }>(
  { items }: EventDefinition,
  withdrawn: readonly W[],
): (W & { readonly scope: string })[] =>
  withdrawn.flatMap((each) => {
    const item = items.find(({ id }) => id === each.item)
    if (item === undefined || item.options.some(({ id }) => id === each.option)) return []
    return [{ ...each, scope: item.category === 'lodging' ? ROOMS : item.id }]
  })
