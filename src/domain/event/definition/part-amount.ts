import type { PaymentPart, Price } from './definition.ts'

/** What a part of a payment plan takes, by its kind. */
export type PartAmount =
  | { readonly kind: 'perPerson'; readonly price: Price }
  | { readonly kind: 'fixed'; readonly amount: number; readonly each: string | undefined }
  | { readonly kind: 'percent'; readonly percent: number; readonly items: readonly string[] | undefined }
  | { readonly kind: 'restOf'; readonly items: readonly string[] }
  | { readonly kind: 'equal' }
  | { readonly kind: 'rest' }

/** Reads the amount of a part: the one place that knows how it is written. */
export function partAmount({ amount }: Pick<PaymentPart, 'amount'>): PartAmount {
  if (typeof amount === 'string') return { kind: amount }
  if ('perPerson' in amount) return { kind: 'perPerson', price: amount.perPerson }
  if ('fixed' in amount) return { kind: 'fixed', amount: amount.fixed, each: amount.each }
  if ('percent' in amount) return { kind: 'percent', percent: amount.percent, items: amount.items }
  return { kind: 'restOf', items: amount.restOf }
}

/** The items that a part names; undefined where it is for everything. */
export function itemsOfPart(part: Pick<PaymentPart, 'amount'>): readonly string[] | undefined {
  const amount = partAmount(part)
  return amount.kind === 'percent' || amount.kind === 'restOf' ? amount.items : undefined
}

/** The price for each person that a part states; null where it is calculated otherwise. */
export function perPersonOf(part: Pick<PaymentPart, 'amount'>): Price | null {
  const amount = partAmount(part)
  return amount.kind === 'perPerson' ? amount.price : null
}

/** The number fact by which a stated sum is multiplied; undefined where a part states none. */
export function numberOfPart(part: Pick<PaymentPart, 'amount'>): string | undefined {
  const amount = partAmount(part)
  return amount.kind === 'fixed' ? amount.each : undefined
}
