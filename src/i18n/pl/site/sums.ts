/** Sums under a list of prices, in the form and where an offer is accepted. */

export const total = 'Razem'
export const subsidy = (by: string): string => `Dopłaca ${by}, już odjęte od ceny`
export const onSite = 'Płatne na miejscu'
