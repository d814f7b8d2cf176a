import { readDay } from '#domain/values/time.ts'

/** Which payments are shown, as the address has it. */
export interface PaymentSearch {
  readonly sposob?: string
  /** ISO day. */
  readonly dzien?: string
  readonly stan?: PaymentState
}

export const PAYMENT_STATES = ['booked', 'pending', 'failed', 'reversed', 'foreign'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

const isState = (value: unknown): value is PaymentState =>
  PAYMENT_STATES.some((state: string) => state === value)

/** Reads the search parameters of an address; unknown ones are left out. */
export function readPaymentSearch({ sposob, dzien, stan }: Record<string, unknown>): PaymentSearch {
  return {
    ...(typeof sposob === 'string' && sposob !== '' && { sposob: sposob.slice(0, 40) }),
    ...(typeof dzien === 'string' && readDay(dzien) !== null && { dzien }),
    ...(isState(stan) && { stan }),
  }
}
