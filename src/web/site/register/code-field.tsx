import { formatMoney } from '#domain/money.ts'
import { TextField } from '#web/ui/field.tsx'
import type { FormTools } from './form-tools.ts'
import { touch } from './order.ts'

/** The field for a password or a code, where some rule asks for one. What it opens only the server knows. */
export function CodeField({ tools }: { tools: FormTools }) {
  const { order, change } = tools
  return (
    <div className="ask">
      <TextField
        id="kod"
        label="Hasło lub kod"
        hint="Jeśli masz hasło do zapisów albo kod zniżki."
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

/** What the code does, as soon as the server has said it; a refusal stands at the field. */
function codeWords({ code, codeTrouble, quote, order, shown }: FormTools): string {
  if (codeTrouble !== null) return codeTrouble
  if (code === null || order.code.trim() === '' || shown('kod').error !== null) return ''
  if (!code.codeWorks) return 'Na razie ten kod niczego nie zmienia. Sprawdź, czy jest przepisany dokładnie.'
  if (code.total === quote.total) return 'Przyjęte.'
  return `Przyjęte. Razem ${formatMoney(code.total)} zamiast ${formatMoney(quote.total)}.`
}
