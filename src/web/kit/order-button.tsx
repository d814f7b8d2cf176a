import type { Grosze } from '#domain/values/money.ts'

const WORDS = {
  registration: { owed: 'Zapisuję z\u00a0obowiązkiem zapłaty', free: 'Potwierdzam zapis' },
  change: { owed: 'Zamawiam z\u00a0obowiązkiem zapłaty', free: 'Potwierdzam zmianę' },
} as const

/**
 * The order button. Its label is fixed by law (ustawa o prawach konsumenta, art. 17): where money
 * becomes due it names the obligation to pay.
 */
export function OrderButton({
  total,
  disabled,
  describedBy,
  of = 'registration',
}: {
  /** The additional amount due for the person who presses it. */
  total: Grosze
  disabled: boolean
  describedBy?: string
  /** What is ordered: a change of a registration is an order where it costs more. */
  of?: keyof typeof WORDS
}) {
  return (
    <button type="submit" className="btn order" disabled={disabled} aria-describedby={describedBy}>
      {total > 0 ? WORDS[of].owed : WORDS[of].free}
    </button>
  )
}
