/** The parts of a pattern: the running number, and the ids of the person's group and type. */
export interface NumberParts {
  readonly n: number
  readonly group: string | null
  readonly type: string | null
}

/**
 * A number by its pattern: '{n}' is the running number, '{n:3}' the same padded with zeros to three digits, '{group}'
 * and '{type}' are ids; a value that a person does not have is left out, everything else stays as it is.
 */
export function formatNumber(pattern: string, { n, group, type }: NumberParts): string {
  return pattern.replace(
    /\{(?:(n)(?::([1-6]))?|group|type)\}/g,
    (part, isNumber?: string, digits?: string) => {
      if (isNumber !== undefined) return String(n).padStart(Number(digits ?? 1), '0')
      return (part === '{group}' ? group : type) ?? ''
    },
  )
}
