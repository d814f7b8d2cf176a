/** What the gateway and the bank show the payer as the title of a payment. */
export const paymentDescription = (number: string): string => `Zgłoszenie ${number}`
