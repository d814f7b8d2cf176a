/** Of the page of a collection. */
export const collectionAddress = (siteAddress: string, slug: string): string =>
  `${siteAddress}/zbiorki/${slug}`
