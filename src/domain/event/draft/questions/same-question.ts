import { addressOfTitle } from '../address-of-title.ts'
import type { Question } from './blocks.ts'

type Named = Pick<Question, 'label' | 'type'>

/** Whether two questions ask the same in the same way, whatever their ids: 'Parafia' and 'parafia?' do. */
export const isSameQuestion = (one: Named, other: Named): boolean =>
  keyOfQuestion(one) === keyOfQuestion(other)

/** What is equal for questions that ask the same. */
export const keyOfQuestion = ({ label, type }: Named): string => `${type} ${addressOfTitle(label)}`
