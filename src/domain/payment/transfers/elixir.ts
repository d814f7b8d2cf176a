import type { Grosze } from '../../values/money.ts'

/** A transfer as a bank's file has it. Accounts are 'PL' and 26 digits. */
export interface Transfer {
  readonly from: string
  readonly to: string
  readonly amount: Grosze
  readonly sender: string
  readonly receiver: string
  readonly title: string
}

/** A text of a transfer has four lines of 35 characters. */
const LINES = 4
const WIDTH = 35
const END = '\r\n'

/** An ordinary domestic transfer, and the classification of its text. */
const ORDER = '110'
const ORDINARY = '51'

/**
 * Transfers as banks read them (Elixir-0): a line each, 16 fields with commas between, texts in quotation marks, their
 * lines parted by '|'. To be written in windows-1250.
 * @param day on which they are made, an ISO date
 */
export const elixirFile = (transfers: readonly Transfer[], day: string): string =>
  transfers.map((transfer) => `${elixirLine(transfer, day)}${END}`).join('')

function elixirLine({ from, to, amount, sender, receiver, title }: Transfer, day: string): string {
  return [
    ORDER,
    day.replaceAll('-', ''),
    String(amount),
    bankOf(from),
    '0',
    quoted(digitsOf(from)),
    quoted(digitsOf(to)),
    quoted(inLines(sender)),
    quoted(inLines(receiver)),
    '0',
    bankOf(to),
    quoted(inLines(title)),
    quoted(''),
    quoted(''),
    quoted(ORDINARY),
    quoted(''),
  ].join(',')
}

const digitsOf = (account: string) => account.slice(2)
/** The number of the bank's branch within an account: the eight digits behind the check digits. */
const bankOf = (account: string) => digitsOf(account).slice(2, 10)
const quoted = (text: string) => `"${text}"`

/** A text in lines, broken between words where it can be; what does not fit is left out. */
function inLines(text: string): string {
  const lines: string[] = ['']
  for (const word of plain(text).split(' ').flatMap(pieces)) {
    const last = lines.at(-1) ?? ''
    const longer = last === '' ? word : `${last} ${word}`
    if (longer.length <= WIDTH) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.slice(0, LINES).join('|')
}

/** A word that is longer than a line, in parts. */
const pieces = (word: string): string[] => word.match(new RegExp(`.{1,${WIDTH}}`, 'gu')) ?? [word]

/** Without the signs of the format, and without anything that windows-1250 has no sign for. */
function plain(text: string): string {
  return [...text.normalize('NFC')]
    .map((sign) => (WRITABLE.test(sign) ? sign : withoutMarks(sign)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Letters of Polish and its neighbours, digits, and signs that banks take in texts. */
const WRITABLE = /^[A-Za-z0-9ĄĆĘŁŃÓŚŹŻąćęłńóśźżÄÖÜäöüßÁÉÍÝáéíýČĎĚŇŘŠŤŽčďěňřšťž ./,:;()+?'-]$/u

const withoutMarks = (sign: string) => {
  const base = sign.normalize('NFKD').replace(/\p{M}/gu, '')
  return WRITABLE.test(base) ? base : ' '
}
