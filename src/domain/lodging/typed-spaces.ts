import type { SexRule } from './lodging.ts'

/** A room or a vehicle as it was typed. */
export interface TypedSpace {
  readonly house: string
  readonly name: string
  readonly places: number
  readonly sexes: SexRule
  readonly note: string
}

/** What a list says, and its lines that cannot be read, counted from 1. */
export interface TypedSpaces {
  readonly spaces: readonly TypedSpace[]
  readonly unread: readonly { readonly line: number; readonly text: string }[]
}

/** '12 pokoi 4-osobowych', '2 autokary po 49 miejsc'. */
const MANY = /^(\d{1,3})\s+\p{L}+\s+(?:po\s+)?(\d{1,3})(?:\s*-?\s*\p{L}+)*$/u
const MOST_PLACES = 500
const MOST_OF_A_LINE = 200

const RULES: readonly (readonly [RegExp, SexRule])[] = [
  [/^(k|kob)/i, 'women'],
  [/^(m|męż|mez)/i, 'men'],
  [/^(r|rodz)/i, 'family'],
]

/**
 * Reads a list as it comes from a spreadsheet: house, name, beds, who (kobiety, mężczyźni, rodzina), note, with tabs or
 * semicolons between; the house may be left out. Or a sentence: '12 pokoi 4-osobowych', named by numbers on from those
 * that are there.
 * @param house of lines that name none
 * @param taken names that are there already in this house
 */
export function readTypedSpaces(text: string, house: string, taken: readonly string[]): TypedSpaces {
  const spaces: TypedSpace[] = []
  const unread: { line: number; text: string }[] = []
  const names = new Set(taken)
  for (const [index, written] of text.split('\n').entries()) {
    const line = written.trim()
    if (line === '' || isHead(line)) continue
    const read = readSentence(line, house, names) ?? readRow(written, house)
    if (read === null) unread.push({ line: index + 1, text: line })
    else spaces.push(...read)
    for (const space of read ?? []) if (space.house === house) names.add(space.name)
  }
  return { spaces, unread }
}

const isHead = (line: string): boolean => /łóż|miejsc/i.test(line) && !/\d/.test(line)

function readSentence(line: string, house: string, names: ReadonlySet<string>): TypedSpace[] | null {
  const [, count, places] = MANY.exec(line) ?? []
  const [many, each] = [Number(count), Number(places)]
  if (!(many >= 1 && many <= MOST_OF_A_LINE && each >= 1 && each <= MOST_PLACES)) return null
  const made: TypedSpace[] = []
  for (let number = 1; made.length < many; number += 1)
    if (!names.has(String(number)))
      made.push({ house, name: String(number), places: each, sexes: 'any', note: '' })
  return made
}

function readRow(line: string, house: string): TypedSpace[] | null {
  const cells = line.split(/\t|;/).map((cell) => cell.trim())
  const at = cells.findIndex(
    (cell, index) => index > 0 && isPlaces(cell) && !isPlaces(cells[index + 1] ?? ''),
  )
  const name = cells[at - 1] ?? ''
  if (at < 1 || at > 2 || name === '') return null
  const [who = '', ...rest] = cells.slice(at + 1)
  const rule = RULES.find(([pattern]) => pattern.test(who))?.[1]
  const note = (rule === undefined ? [who, ...rest] : rest).filter(Boolean).join(', ')
  return [
    {
      house: at === 2 && cells[0] !== undefined && cells[0] !== '' ? cells[0] : house,
      ...{ name, places: Number.parseInt(cells[at] ?? '', 10), sexes: rule ?? 'any', note },
    },
  ]
}

/** '4', '4 łóżka'. */
function isPlaces(cell: string): boolean {
  const places = /^(\d{1,3})(\s+\p{L}+)?$/u.exec(cell)?.[1]
  return places !== undefined && Number(places) >= 1 && Number(places) <= MOST_PLACES
}
