/** '12,50 EUR': money of another currency, which no total of ours reckons with. */
export const foreignMoney = ({
  amount,
  currency,
}: {
  readonly amount: number
  readonly currency: string
}): string => `${(amount / 100).toFixed(2).replace('.', ',')}\u00a0${currency}`
