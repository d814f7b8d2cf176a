/** What donors and the office call a donation: the last letters of its id, which are random. 'D-3F8A01C2'. */
export const donationNumber = (donationId: string): string => `D-${donationId.slice(-8).toUpperCase()}`
