import type { Grosze } from '#domain/money.ts'

/**
 * The order button. Its words are fixed by law (ustawa o prawach konsumenta, art. 17): wherever money
 * becomes due they name the obligation to pay.
 */
export function OrderButton({
  total,
  disabled,
  describedBy,
}: {
  total: Grosze
  disabled: boolean
  describedBy?: string
}) {
  return (
    <button type="submit" className="btn order" disabled={disabled} aria-describedby={describedBy}>
      {total > 0 ? 'Zapisuję z\u00a0obowiązkiem zapłaty' : 'Potwierdzam zapis'}
    </button>
  )
}
