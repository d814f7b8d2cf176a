/** The set without a value that it has, or with one that it has not. */
export function toggled<Value>(values: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  const next = new Set(values)
  if (!next.delete(value)) next.add(value)
  return next
}
