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
        hint={'Jeśli masz hasło do zapisów albo kod zniżki. Sprawdzimy je w\u00a0podsumowaniu.'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        value={order.code}
        onChange={(code) => change((o) => touch({ ...o, code }, ['kod']))}
        {...tools.shown('kod')}
      />
    </div>
  )
}
