import { plainName } from '../address-of-title.ts'

/** A name may be long; its id stays short enough to be read, with room for a number. */
const LONGEST = 36

/**
 * The id of a new part, from its name: 'Jedzenie na trasie' → 'jedzenie-na-trasie', and 'jedzenie-na-trasie-2' where
 * that one is taken. It never follows a later change of the name, because answers are kept under it.
 */
export function idOfName(name: string, taken: readonly string[]): string {
  const plain = plainName(name, LONGEST, 'czesc')
  // 'constructor' is no id (definition-base.ts).
  const isFree = (id: string) => id !== 'constructor' && !taken.includes(id)
  const numbered = (number: number): string => {
    const id = number === 1 ? plain : `${plain}-${number}`
    return isFree(id) ? id : numbered(number + 1)
  }
  return numbered(1)
}

/** The parts, each with an id from its name that no other has. */
export function withIds<Part extends { readonly name: string }>(
  parts: readonly Part[],
  taken: readonly string[] = [],
): (Part & { readonly id: string })[] {
  const used = [...taken]
  return parts.map((part) => {
    const id = idOfName(part.name, used)
    used.push(id)
    return { id, ...part }
  })
}
