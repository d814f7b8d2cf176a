import { FILE_SORTS, type FileSort } from '../../../form/fields/file-rules.ts'
import type { Question } from './blocks.ts'
import { withFields } from './change-question.ts'

/** The question with these of its rules for files; the others stay as they are written. */
export const withFileRules = (question: Question, rules: NonNullable<Question['files']>): Question =>
  withFields(question, { files: { ...question.files, ...rules } })

/** What is accepted, as one of the choices of a sentence: 'pdf picture'. */
export const sortsText = (accept: readonly FileSort[]): string =>
  FILE_SORTS.filter((sort) => accept.includes(sort)).join(' ')

/** The other way. */
export const sortsOf = (text: string): FileSort[] =>
  FILE_SORTS.filter((sort) => text.split(' ').includes(sort))
