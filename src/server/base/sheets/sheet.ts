/** A value of a table that leaves as a file, with its type. */
export type SheetCell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  /** Grosze. */
  | { readonly kind: 'money'; readonly value: number }
  /** ISO, of a year with four digits. */
  | { readonly kind: 'day'; readonly value: string }
  /** ISO, Polish time, at least to the minute. */
  | { readonly kind: 'moment'; readonly value: string }
  | null

export type SheetRow = readonly SheetCell[]

/** A table as it is written: its heading, and its rows as they come, some at a time. */
export interface Sheet {
  readonly name: string
  readonly head: readonly string[]
  /** Columns, by their place, in which the same cells (by identity) come again and again: each is written once. */
  readonly repeating?: ReadonlySet<number>
  readonly rows: AsyncIterable<readonly SheetRow[]>
}
