import { useMemo } from 'react'
import type { FormTools } from './form-tools.ts'
import { nextPriceOf, nextPriceWords } from './payment-day.ts'

/** Beside the amount to pay: until when it is so, and what it is afterwards. What a code brings only the server knows. */
export function PaymentDayNote({ tools: { compiled, draft, context, code } }: { tools: FormTools }) {
  const next = useMemo(() => nextPriceOf(compiled, draft, context), [compiled, draft, context])
  if (next === null) return null
  const words =
    code === null ? nextPriceWords(next, context.now.toPlainDate()) : 'Cena zależy od dnia wpłaty.'
  return <p className="pay-note">{words}</p>
}
