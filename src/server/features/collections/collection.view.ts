import { collectionAddress } from './collection-address.ts'
import type { StoredCollection } from './records/collections.queries.ts'

/** A collection in the panel's list. */
export const inListView = (
  { collectionId, title, state, goal, until, raised, donations, slug }: StoredCollection,
  siteAddress: string,
) => ({
  ...{ id: collectionId, title, state, goal, until, raised, donations },
  address: collectionAddress(siteAddress, slug),
})

/** What the organiser says of it. */
export const settingView = (row: StoredCollection) => ({
  title: row.title,
  lede: row.lede,
  body: row.body,
  goal: row.goal,
  until: row.until,
  cover: row.cover,
  photo: row.photoId,
  amounts: row.amounts,
  thanks: row.thanks,
  showsDonors: row.showsDonors,
})
