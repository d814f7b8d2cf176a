import type { EventKind } from '../../../definition/event-kinds.ts'
import type { WantedQuestion } from '../wanted.ts'

/** What ready questions are about, in the order in which they are offered. */
export const READY_SUBJECTS = [
  'contact',
  'person',
  'children',
  'health',
  'food',
  'travel',
  'things',
  'parish',
  'company',
  'consents',
  'organising',
] as const

export type ReadySubject = (typeof READY_SUBJECTS)[number]

/** A question that many events ask, ready to be added, with those that follow from its answer. */
export interface ReadyQuestion {
  readonly id: string
  readonly subject: ReadySubject
  /** The first is what it is called by. */
  readonly questions: readonly [WantedQuestion, ...WantedQuestion[]]
  /** Kinds of events that ask it; absent, all. */
  readonly kinds?: readonly EventKind[]
  /** Makes no sense where places are counted without names. */
  readonly ofPeople?: true
  /** More words by which it is found. */
  readonly also?: string
}
