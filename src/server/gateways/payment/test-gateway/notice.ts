import { z } from 'zod'
import type { RawNotice } from '../port.ts'

/** JSON, signed in the header `X-Test-Gateway-Signature`. */
const noticeSchema = z.strictObject({
  noticeId: z.string().min(8).max(80),
  transactionId: z.string().min(8).max(80),
  merchantReference: z.uuid(),
  /** Our refund's id when it is about a refund of that transaction. */
  merchantRefund: z.uuid().optional(),
  status: z.enum(['succeeded', 'failed', 'cancelled']),
  amount: z.number().int(),
  currency: z.string().length(3),
})

/** The notice that a body contains, signed or not; null when it is none. */
export function readNotice({ body }: RawNotice): z.output<typeof noticeSchema> | null {
  try {
    return noticeSchema.safeParse(JSON.parse(new TextDecoder().decode(body))).data ?? null
  } catch {
    return null
  }
}
