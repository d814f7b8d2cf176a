/** How long a measurement warms up and then counts, in seconds. */
export interface Span {
  readonly warmUp: number
  readonly seconds: number
}

/** From now on, in milliseconds of `performance.now()`. */
export function spanOf({ warmUp, seconds }: Span): { readonly from: number; readonly until: number } {
  const from = performance.now() + warmUp * 1000
  return { from, until: from + seconds * 1000 }
}
