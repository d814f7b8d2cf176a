import { refundMailWords } from './refunds.ts'

const words = refundMailWords.open

/**
 * Where money on its way back is.
 * @param until the day by which it arrives, in words; null: not known
 */
export function refundSentence(state: string, amount: string, until: string | null): string {
  switch (state) {
    case 'awaiting_confirmation':
      return words.awaitingConfirmation(amount)
    case 'withheld':
      return words.withheld(amount)
    case 'requested':
    case 'sent':
      return words.moving(amount, until)
    case 'needs_account':
      return words.needsAccount(amount)
    default:
      return words.toTransfer(amount)
  }
}
