import { formatMoney } from '#domain/values/money.ts'
import * as words from '#i18n/pl/site/register/code.ts'
import { TextField } from '#web/ui/field.tsx'
import type { FormTools } from './order/form-tools.ts'
import { touch } from './order/order.ts'

/** The field for a password or a code, where a rule requires one. Only the server knows what a code unlocks. */
export function CodeField({ tools }: { tools: FormTools }) {
  const { order, change } = tools
  return (
    <div className="ask">
      <TextField
        id="kod"
        label={words.label}
        hint={words.hint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        value={order.code}
        onChange={(code) => change((o) => touch({ ...o, code }, ['kod']))}
        {...tools.shown('kod')}
      />
      <p className="muted" role="status">
        {codeWords(tools)}
      </p>
    </div>
  )
}

/** The effect of the code, once the server has returned it; a refusal is shown at the field. */
function codeWords({ code, codeTrouble, quote, order, shown }: FormTools): string {
  if (codeTrouble !== null) return codeTrouble
  if (code === null || order.code.trim() === '' || shown('kod').error !== null) return ''
  if (!code.codeWorks) return words.noEffect
  if (code.total === quote.total) return words.accepted
  return words.cheaper(formatMoney(code.total), formatMoney(quote.total))
}
