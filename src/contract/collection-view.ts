import type { PublicDefinition } from '#domain/event/public-view.ts'
import type { getDonation } from './donations.ts'
import type { OutputOf } from './endpoint.ts'
import type { PictureView } from './pictures.ts'

/** A collection where the site names it. */
export interface CollectionCard {
  readonly slug: string
  readonly title: string
  /** A paragraph; empty: none. */
  readonly lede: string
  readonly cover: PublicDefinition['page']['cover']
  /** In place of the drawn cover. */
  readonly picture: PictureView | null
  /** Grosze that have come, less what went back. */
  readonly raised: number
  /** Null: as much as comes. */
  readonly goal: number | null
}

/** What the page of a collection shows. */
export interface CollectionView extends CollectionCard {
  readonly body: string
  /** The last day, ISO; null: none. */
  readonly until: string | null
  /** Days that are left, today included. */
  readonly daysLeft: number | null
  readonly amounts: readonly { readonly amount: number; readonly what: string }[]
  readonly donations: number
  /** The newest donations, with the names of those who agreed; null: the page lists none. */
  readonly donors: readonly { readonly id: string; readonly name: string; readonly amount: number }[] | null
  readonly isTaking: boolean
  readonly address: string
}

/** The pages about collections, each within the frame of the site. */
export type CollectionContent =
  /** What for, how much there is, and the form of a donation; hydrated by React in the browser. */
  | { readonly page: 'collection'; readonly collection: CollectionView }
  /** The thanks for a donation, by its link. */
  | {
      readonly page: 'donation'
      readonly token: string
      readonly donation: OutputOf<typeof getDonation>
    }

/** The collections of the home page. */
export interface HomeCollections {
  readonly page: 'home'
  readonly collections: readonly CollectionCard[]
}
