import type { Condition } from '../../event/definition/condition.ts'
import type { QuestionInput } from './minors-questions.ts'
import { SEEN_BY_OFFICE } from './seen-by.ts'

const USUAL = [
  { id: 'usual', name: 'Zwykłe' },
  { id: 'meatless', name: 'Bez mięsa' },
]
/** What somebody eats for the sake of health. */
const SPECIAL = [
  { id: 'gluten-free', name: 'Bez glutenu' },
  { id: 'other', name: 'Inne' },
]
export const SPECIAL_FOOD: Condition = { fact: 'answer.food', in: SPECIAL.map(({ id }) => id) }

/** What somebody eats, where there is no more to choose from. */
export const foodQuestion = (section: string, when?: Condition): QuestionInput => ({
  id: 'food',
  of: 'person',
  section,
  type: 'radio',
  label: 'Jedzenie',
  required: true,
  ...(when === undefined ? {} : { when }),
  options: USUAL,
  ...SEEN_BY_OFFICE,
  keepDays: 30,
})

/** The same with diets, and what somebody cannot eat. */
export const foodQuestions = (
  section: string,
  when?: Condition,
  what = { label: 'Czego nie możesz jeść?', help: 'Dietę uzgodnimy z kuchnią.' },
  usual = USUAL,
): QuestionInput[] => [
  { ...foodQuestion(section, when), options: [...usual, ...SPECIAL] },
  {
    id: 'food-what',
    of: 'person',
    section,
    type: 'text',
    ...what,
    required: true,
    when: { fact: 'answer.food', is: 'other' },
    max: 300,
    ...SEEN_BY_OFFICE,
    keepDays: 30,
  },
]
