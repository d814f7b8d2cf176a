/** Addresses that an organiser has given up lead to the present one, so that printed links keep working. */

/** For so long nobody else gets such an address; the policies of the table `hostname` say the same. */
export const KEPT_DAYS = 730

/** So many are kept at once: more would be hoarding names. */
export const MOST_FORMER = 3

/** Until when an address is kept that was given up at this moment. */
export const keptUntil = (givenUpAt: Temporal.Instant): Temporal.Instant =>
  givenUpAt.add({ hours: KEPT_DAYS * 24 })
