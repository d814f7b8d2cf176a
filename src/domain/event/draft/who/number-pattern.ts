/** A pattern of numbers as parts that can be shown and changed one by one. */
export type PatternPart =
  /** The running number, with zeros before it up to so many digits. */
  | { readonly kind: 'number'; readonly digits: number }
  | { readonly kind: 'group' }
  | { readonly kind: 'type' }
  | { readonly kind: 'text'; readonly text: string }

const PART = /\{n(?::([1-6]))?\}|\{(group|type)\}|((?:(?!\{n(?::[1-6])?\}|\{(?:group|type)\}).)+)/gsu

export function partsOf(pattern: string): PatternPart[] {
  return [...pattern.matchAll(PART)].map(([, digits, heading, text]) => {
    if (heading === 'group' || heading === 'type') return { kind: heading }
    if (text !== undefined) return { kind: 'text', text }
    return { kind: 'number', digits: Number(digits ?? 1) }
  })
}

/** The reverse of `partsOf`; of a number without zeros the shorter way to write it. */
export const patternOf = (parts: readonly PatternPart[]): string => parts.map(textOf).join('')

function textOf(part: PatternPart): string {
  switch (part.kind) {
    case 'number':
      return part.digits === 1 ? '{n}' : `{n:${part.digits}}`
    case 'text':
      return part.text
    case 'group':
    case 'type':
      return `{${part.kind}}`
  }
}

/** A number as people will see it. */
export function exampleOf(
  parts: readonly PatternPart[],
  { group, type, number }: { readonly group: string; readonly type: string; readonly number: number },
): string {
  return parts
    .map((part) => {
      if (part.kind === 'number') return String(number).padStart(part.digits, '0')
      return part.kind === 'text' ? part.text : part.kind === 'group' ? group : type
    })
    .join('')
}
