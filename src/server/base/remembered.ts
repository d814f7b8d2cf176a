const MOST = 2_000

/**
 * The same function, of which the first results are kept as long as it is: for what is asked again and again, as the few
 * answers to a question in a file of a hundred thousand rows.
 * @param atMost of how many different arguments the results are kept; those of others are worked out each time
 */
export function remembered<Asked, Result>(
  find: (asked: Asked) => Result,
  atMost = MOST,
): (asked: Asked) => Result {
  const known = new Map<Asked, Result>()
  return (asked) => {
    const had = known.get(asked)
    if (had !== undefined) return had
    const found = find(asked)
    if (known.size < atMost) known.set(asked, found)
    return found
  }
}
