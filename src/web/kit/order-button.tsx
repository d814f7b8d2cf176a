import type { Grosze } from '#domain/money.ts'

const WORDS = {
  registration: { owed: 'Zapisuję z\u00a0obowiązkiem zapłaty', free: 'Potwierdzam zapis' },
  change: { owed: 'Zamawiam z\u00a0obowiązkiem zapłaty', free: 'Potwierdzam zmianę' },
} as const

/**
 * The order button. Its words are fixed by law (ustawa o prawach konsumenta, art. 17): wherever money
 * becomes due they name the obligation to pay.
 */
export function OrderButton({
  total,
  disabled,
  describedBy,
  of = 'registration',
}: {
  /** What whoever presses it owes more by it. */
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
