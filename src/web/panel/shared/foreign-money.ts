/** '12,50 EUR': money in another currency, which no total includes. */
export const foreignMoney = ({
  amount,
  currency,
}: {
  readonly amount: number
  readonly currency: string
}): string => `${(amount / 100).toFixed(2).replace('.', ',')}\u00a0${currency}`
