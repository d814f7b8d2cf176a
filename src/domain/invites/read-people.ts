import { isEmailAddress, LONGEST_EMAIL, normaliseEmail } from '../values/email.ts'
import { isPlainName } from '../values/plain-name.ts'

/** Somebody who is to be invited; a name may be missing. */
export interface InvitedPerson {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** Why a line of a pasted list invites nobody. */
export type WrongLine = 'no_email' | 'bad_email' | 'bad_name' | 'twice'

export interface PeopleReading {
  readonly people: readonly (InvitedPerson & { readonly line: number })[]
  readonly wrong: readonly { readonly line: number; readonly text: string; readonly why: WrongLine }[]
}

export const LONGEST_NAME = 60

const ADDRESS = /[^\s,;<>"()[\]]*@[^\s,;<>"()[\]]*/
const BETWEEN_CELLS = /[\t,;]+/

/**
 * People of a pasted text or of a table, one in each line: 'Jan Kowalski, jan@example.org', with the address and the name
 * in any order, as cells or in a row. In one cell the last word is the surname; a first line without an address that names
 * columns says which of two cells it is. Of an address that is repeated the first line counts.
 */
export function readPeople(text: string): PeopleReading {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line: index + 1, text: line.trim() }))
  const filled = lines.filter((each) => each.text !== '')
  const heading = filled[0] !== undefined && isHeading(filled[0].text) ? filled[0].text : null
  const surnameFirst = heading !== null && isSurnameFirst(heading)
  const people: (InvitedPerson & { line: number })[] = []
  const wrong: PeopleReading['wrong'][number][] = []
  const seen = new Set<string>()
  for (const { line, text: written } of heading === null ? filled : filled.slice(1)) {
    const read = readLine(written, surnameFirst)
    const isTwice = typeof read === 'object' && seen.has(read.email.toLowerCase())
    if (typeof read === 'string' || isTwice)
      wrong.push({ line, text: written, why: typeof read === 'string' ? read : 'twice' })
    else {
      seen.add(read.email.toLowerCase())
      people.push({ line, ...read })
    }
  }
  return { people, wrong }
}

function readLine(text: string, surnameFirst: boolean): InvitedPerson | WrongLine {
  const address = ADDRESS.exec(text)?.[0]
  if (address === undefined) return 'no_email'
  if (!isEmailAddress(address) || address.length > LONGEST_EMAIL) return 'bad_email'
  const cells = text
    .replace(address, '\t')
    .replaceAll(/[<>"()[\]]/g, ' ')
    .split(BETWEEN_CELLS)
    .flatMap((cell) => cell.trim().replaceAll(/\s+/g, ' ') || [])
  const [firstName, lastName] = namesOf(cells, surnameFirst)
  const isName = [firstName, lastName].every((name) => name.length <= LONGEST_NAME && isPlainName(name))
  return isName ? { firstName, lastName, email: normaliseEmail(address) } : 'bad_name'
}

/** The first name and the surname. */
function namesOf([one = '', other]: readonly string[], surnameFirst: boolean): readonly [string, string] {
  if (other !== undefined) return surnameFirst ? [other, one] : [one, other]
  const words = one.split(' ')
  return words.length === 1 ? [one, ''] : [words.slice(0, -1).join(' '), words.at(-1) ?? '']
}

const isHeading = (text: string): boolean =>
  !text.includes('@') && /(^|[\t,;\s])(imię|imie|nazwisko|e-?mail|adres)/iu.test(text)

/** Whether a heading names the surname before the first name. */
const isSurnameFirst = (heading: string): boolean => {
  const [first, last] = [heading.search(/imi[ęe]/iu), heading.search(/nazwisko/iu)]
  return first >= 0 && last >= 0 && last < first
}
