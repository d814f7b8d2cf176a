import { readIban } from '#domain/values/iban.ts'

/** A transfer as a bank would read it from a file. */
export interface ReadTransfer {
  readonly day: string
  readonly amount: number
  readonly from: string
  readonly to: string
  readonly sender: readonly string[]
  readonly receiver: readonly string[]
  readonly title: readonly string[]
}

const LINE =
  /^110,(\d{8}),([1-9]\d{0,14}),(\d{8}),0,"(\d{26})","(\d{26})","([^"]*)","([^"]*)",0,(\d{8}),"([^"]*)","","","51",""$/

/**
 * Reads a file of Elixir-0 as strictly as a bank: every field in its place and within its length, accounts that check,
 * and a bank that is that of its account.
 * @throws Error that says what is wrong
 */
export function readElixir(content: string): ReadTransfer[] {
  if (!content.endsWith('\r\n')) throw new Error('The last line has no end.')
  return content.slice(0, -2).split('\r\n').map(readLine)
}

function readLine(line: string): ReadTransfer {
  const found = LINE.exec(line)
  if (found === null) throw new Error(`Not a transfer: ${line}`)
  const [, day = '', amount, fromBank, from = '', to = '', sender = '', receiver = '', toBank, title = ''] =
    found
  const iso = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
  return {
    day: Temporal.PlainDate.from(iso).toString(),
    amount: Number(amount),
    ...{ from: accountOf(from, fromBank), to: accountOf(to, toBank) },
    ...{ sender: linesOf(sender), receiver: linesOf(receiver), title: linesOf(title) },
  }
}

function accountOf(digits: string, bank: string | undefined): string {
  const iban = readIban(digits)
  if (iban === null) throw new Error(`Not an account: ${digits}`)
  if (digits.slice(2, 10) !== bank) throw new Error(`${digits} is not of the bank ${bank}.`)
  return iban
}

function linesOf(text: string): string[] {
  const lines = text.split('|')
  if (lines.length > 4) throw new Error(`More than four lines: ${text}`)
  for (const line of lines) {
    if (line.length > 35) throw new Error(`A line is longer than 35 signs: ${line}`)
    if (/[\p{Cc}|]/u.test(line)) throw new Error(`A sign of the format: ${line}`)
  }
  return lines
}
