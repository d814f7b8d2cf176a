/** What the gateway and the bank show the payer as the title of a payment. */
export const paymentDescription = (number: string): string => `Zgłoszenie ${number}`

/** The same for a donation; banks take short titles. */
export const donationDescription = (collection: string): string => `Darowizna: ${collection.slice(0, 60)}`
