/** What problems tell of a definition besides their place. All of it can be sent as JSON. */

/** A fact, and the name of what it is about, as the organiser wrote it; null where it is about nothing named. */
export interface FactName {
  readonly fact: string
  readonly thing: string | null
}

export type Value = string | number | boolean

/** Ages, or years of birth; an open end is missing. */
export interface AgeRange {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** Ages and years of birth of a part. */
export interface AgeGate extends AgeRange {
  readonly born?: AgeRange | undefined
}

/** Numbers or days from one to another; an open end is null. */
export interface ValueRange {
  readonly from: number | string | null
  readonly to: number | string | null
}

/** The ages, or years of birth, for which something is missing. */
export interface AgeGap {
  readonly by: 'age' | 'birthYear'
  readonly from: number
  readonly to: number
}

/** The days of registering on which something applies. */
export type RegisteringDays =
  | { readonly kind: 'from' | 'to'; readonly day: string }
  | { readonly kind: 'within' | 'beyond'; readonly days: number }

/** How a value in another notation is written in the document. */
export type ValueHint =
  | { readonly kind: 'money'; readonly written: string; readonly grosze: number }
  | { readonly kind: 'percent' | 'unquoted'; readonly written: string }

/** Why a condition never holds for anyone who can register. */
export type NeverBecause =
  | { readonly why: 'event-ages'; readonly ages: AgeGate }
  | { readonly why: 'human-ages' | 'most-people' | 'ranks' | 'days-to-start'; readonly most: number }
  | { readonly why: 'people'; readonly least: number; readonly most: number }
  | { readonly why: 'pieces'; readonly name: string; readonly most: number }
  | { readonly why: 'always' | 'other-people'; readonly name: string }
  | { readonly why: 'opens' | 'closes'; readonly day: string }
  | { readonly why: 'entry-times'; readonly first: string; readonly last: string }
  | { readonly why: 'entry-days'; readonly first: string; readonly last: string | null }
  | { readonly why: NeverAtAll }

type NeverAtAll = 'birth-years' | 'no-hours' | 'no-types' | 'no-groups' | 'no-start' | 'weekdays'
