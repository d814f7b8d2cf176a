import { planOf } from '#domain/quote/plan-of.ts'
import { wholeScope } from '#domain/quote/scope.ts'
import { tie } from '#i18n/typography.ts'
import { RadioField } from '#web/ui/field.tsx'
import type { FormTools } from './form-tools.ts'
import { touch } from './order.ts'

/** The way of paying, where there are several; the first counts until another is chosen. */
export function PlanChoice({ tools }: { tools: FormTools }) {
  const { order, change, compiled, draft, context } = tools
  const whole = wholeScope(draft, context)
  const offered = compiled.plans.filter((plan) => plan.offered(whole) !== false)
  if (offered.length < 2 && order.plan === null) return null
  return (
    <RadioField
      id="plan"
      label="Sposób płatności"
      value={planOf(compiled, whole)?.plan.id ?? null}
      options={offered.map(({ plan: { id, name, parts } }) => ({
        value: id,
        label: tie(name),
        ...(parts.length > 1 ? { note: tie(parts.map((part) => part.name).join(', ')) } : {}),
      }))}
      onChange={(plan) => change((o) => touch({ ...o, plan }, ['plan']))}
      {...tools.shown('plan')}
    />
  )
}
