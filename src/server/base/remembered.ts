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
  // The same is often asked twice in a row: comparing it is faster than looking it up.
  let last: Asked | undefined
  let lastResult: Result | undefined
  return (asked) => {
    if (lastResult !== undefined && last === asked) return lastResult
    const had = known.get(asked)
    const result = had === undefined ? find(asked) : had
    if (had === undefined && known.size < atMost) known.set(asked, result)
    last = asked
    lastResult = result
    return result
  }
}
