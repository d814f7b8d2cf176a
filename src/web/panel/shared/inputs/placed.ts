/** Parts without ids, for a list of a page: each is the one at its place, also while it is made to say something else. */
export const placed = <Part>(parts: readonly Part[]) =>
  parts.map((part, index) => ({ part, index, key: `${index}` }))
