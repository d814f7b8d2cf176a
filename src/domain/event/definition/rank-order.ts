import type { Rank } from './definition.ts'

/** Places by what things cost. */
export type PriceRank = Extract<Rank, { readonly order: 'cheapest' | 'dearest' | 'listed' }>

/** Places of people by birth date, or as they were typed. */
export type PeopleRank = Extract<Rank, { readonly order: 'oldest' | 'youngest' | 'typed' }>

export const isOfPeople = (rank: Rank): rank is PeopleRank =>
  rank.order === 'oldest' || rank.order === 'youngest' || rank.order === 'typed'
