import { randomUUID } from 'node:crypto'
import { carryCash, openCashShift } from '#contract/cash.ts'
import { outputOf } from '#test/support/answers.ts'
import type { Client } from '#test/support/client.ts'

/** A shift at a cash desk, one that may be closed, and a pay-out to the bank. */
export interface DesksOfSide {
  readonly shift: string
  readonly closingShift: string
  readonly payOut: string
}

/** Two cash desks with an open shift each; from the first, cash was carried to the bank. */
export async function openDesks(
  owner: Client,
  params: { readonly accountId: string; readonly eventId: string },
): Promise<DesksOfSide> {
  const open = async (desk: string) => {
    const answer = await owner.ask(openCashShift, { params, body: { desk, start: 1_000 } })
    const { shifts } = outputOf(openCashShift, answer)
    const shift = shifts.find((each) => each.desk === desk)
    if (!shift) throw new Error(`There is no shift at ${desk}.`)
    return shift.id
  }
  const shift = await open('Biuro')
  const closingShift = await open('Wejście')
  const carried = await owner.ask(carryCash, {
    params: { ...params, shiftId: shift },
    body: { amount: 100, reason: 'Do banku' },
    key: randomUUID(),
  })
  const [document] = outputOf(carryCash, carried).documents
  return { shift, closingShift, payOut: document?.id ?? '' }
}
