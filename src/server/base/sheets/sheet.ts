/** A value of a table that leaves as a file, with its type. */
export type SheetCell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  /** Grosze. */
  | { readonly kind: 'money'; readonly value: number }
  | { readonly kind: 'day'; readonly value: Temporal.PlainDate }
  /** Polish time. */
  | { readonly kind: 'moment'; readonly value: Temporal.PlainDateTime }
  | null

export type SheetRow = readonly SheetCell[]

/** A table as it is written: its heading, and its rows as they come, some at a time. */
export interface Sheet {
  readonly name: string
  readonly head: readonly string[]
  readonly rows: AsyncIterable<readonly SheetRow[]>
}
