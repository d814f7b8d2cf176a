/** Whether two values of plain data are the same, whatever the order of their parts. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isParts(one) || !isParts(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every((name) => sameValue(one[name], other[name]))
  )
}

const isParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
