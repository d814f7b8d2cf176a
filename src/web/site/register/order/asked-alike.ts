import type { EventDefinition, Item, Question } from '#domain/event/definition/definition.ts'
import * as words from '#i18n/pl/site/register/extras.ts'

/**
 * What people of one registration mostly choose alike is asked once for all first, with an option per person; a size, a
 * workshop or a gift is asked per person from the beginning. It follows from the definition without a key of its own:
 * for an item from its category, for a question from its subject.
 */

const ALIKE: readonly Item['category'][] = ['participation', 'transport', 'lodging', 'meal']

/** Lodging, meals, rides, terms and days. */
export const isItemAlike = ({ category }: Item): boolean => ALIKE.includes(category)

/** A choice that is asked of everybody and is about lodging, meals, rides or terms. */
export const isQuestionAlike = ({ of, type, label, when, section }: Question): boolean =>
  of === 'person' &&
  (type === 'select' || type === 'radio') &&
  // A section may have a condition.
  when === undefined &&
  section === undefined &&
  words.aboutWhatIsAlike.test(label)

/** Ids of the items that are asked per person from the beginning. */
export const askedOfEach = ({ items }: Pick<EventDefinition, 'items'>): string[] =>
  items.filter((item) => item.per === 'person' && !isItemAlike(item)).map(({ id }) => id)

/** Ids of the questions that are asked once for all first. */
export const questionsAlike = ({ questions }: Pick<EventDefinition, 'questions'>): string[] =>
  questions.filter(isQuestionAlike).map(({ id }) => id)

/** The key in the order of a question that is asked per person: ids of items and questions may be the same. */
export const apartKey = (question: string): string => `pytanie-${question}`
