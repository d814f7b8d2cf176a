import type { ReadyQuestion, ReadySubject } from '#domain/event/draft/library/ready/ready-question.ts'
import { matchesName } from '../../shared/matches-name.ts'

/** What ready questions are about. */
export const readySubjects: Readonly<Record<ReadySubject, string>> = {
  contact: 'Kontakt i\u00a0adres',
  person: 'O\u00a0osobie',
  children: 'Dzieci i\u00a0opiekunowie',
  health: 'Zdrowie',
  food: 'Jedzenie',
  travel: 'Dojazd i\u00a0nocleg',
  things: 'Koszulka i\u00a0sprzęt',
  parish: 'Parafia i\u00a0wspólnota',
  company: 'Firma, szkoła i\u00a0faktura',
  consents: 'Zgody',
  organising: 'Organizacja',
}

/** Whether it is what somebody looks for: by its words, its subject, or other words for the same. */
export const isFound = ({ subject, questions, also = '' }: ReadyQuestion, typed: string): boolean =>
  matchesName(
    [readySubjects[subject], also, ...questions.map(({ question }) => question.label)].join(' '),
    typed,
  )
