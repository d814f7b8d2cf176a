import { z } from 'zod'
import { grosze, instant } from './common.ts'

/** A refund on its way or completed, as its payer follows it. */
export const refundStanding = z.strictObject({
  amount: grosze,
  state: z.enum([
    'awaiting_confirmation',
    'withheld',
    'requested',
    'sent',
    'needs_account',
    'to_transfer',
    'succeeded',
  ]),
  /** By the gateway that took the money, by the organiser's bank, or handed back. */
  way: z.enum(['gateway', 'transfer', 'hand']),
  requestedAt: instant,
  decidedAt: instant.nullable(),
  sentAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** The day by which it usually arrives; null while that is not known. */
  expectedBy: z.iso.date().nullable(),
  withheldBecause: z.string().nullable(),
  /** The last four digits of the account that it goes to by a transfer. */
  accountEnd: z.string().nullable(),
})
