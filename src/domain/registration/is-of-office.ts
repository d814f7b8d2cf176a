import type { Question } from '../event/definition/definition.ts'

/** Whether only the staff answer it: nobody is asked it who registers, and what is sent for it is ignored. */
export const isOfOffice = ({ staffOnly, askedAt }: Pick<Question, 'staffOnly' | 'askedAt'>): boolean =>
  staffOnly === true || (askedAt ?? 'registration') !== 'registration'
