/**
 * What a registration adds to one figure of a report. `key` is what the report divides by: a group, a day, an option; ''
 * where it is unknown. All are whole numbers; `amount` and `tax` are grosze.
 */
export interface Figure {
  readonly report: string
  readonly key: string
  readonly registrations: number
  readonly people: number
  readonly pieces: number
  readonly amount: number
  readonly tax: number
}

export const figure = (
  report: string,
  key: string,
  counted: Partial<Omit<Figure, 'report' | 'key'>>,
): Figure => ({
  ...{ report, key, registrations: 0, people: 0, pieces: 0, amount: 0, tax: 0 },
  ...counted,
})

/** The same sums with each report and key once, without those that are nothing. */
export function addedUp(figures: readonly Figure[]): Figure[] {
  const sums = new Map<string, Figure>()
  for (const each of figures) {
    const at = `${each.report}\n${each.key}`
    const known = sums.get(at)
    sums.set(at, known === undefined ? each : plus(known, each))
  }
  return [...sums.values()].filter(isSomething)
}

const plus = (one: Figure, other: Figure): Figure => ({
  report: one.report,
  key: one.key,
  registrations: one.registrations + other.registrations,
  people: one.people + other.people,
  pieces: one.pieces + other.pieces,
  amount: one.amount + other.amount,
  tax: one.tax + other.tax,
})

const isSomething = ({ registrations, people, pieces, amount, tax }: Figure) =>
  registrations !== 0 || people !== 0 || pieces !== 0 || amount !== 0 || tax !== 0
