/** Facts of the payment date: by them a price may change after the order. */
const PAYMENT_FACTS = ['paymentDay', 'firstPaymentDay', 'daysToPayment'] as const

/** Which of them the rules of a definition ask. */
export function paymentFactsOf(definition: unknown): ReadonlySet<string> {
  const document = JSON.stringify(definition)
  return new Set(PAYMENT_FACTS.filter((fact) => document.includes(`"${fact}"`)))
}

export const isOfPayment = (fact: unknown): boolean => PAYMENT_FACTS.some((known) => known === fact)
