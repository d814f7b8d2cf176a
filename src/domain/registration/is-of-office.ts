import type { Question } from '../event/definition/definition.ts'

/** Whether only the staff answer the question: registrants are not asked, and an answer that they send is ignored. */
export const isOfOffice = ({ staffOnly, askedAt }: Pick<Question, 'staffOnly' | 'askedAt'>): boolean =>
  staffOnly === true || (askedAt ?? 'registration') !== 'registration'
