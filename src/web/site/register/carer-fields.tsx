import { personScopes, wholeScope } from '#domain/quote/scope.ts'
import * as words from '#i18n/pl/site/register/data.ts'
import { SelectField } from '#web/ui/field.tsx'
import { type ChoiceTools, isFixed } from './order/form-tools.ts'
import { setCarer } from './order/order.ts'
import { fullName, personName } from './order/person-name.ts'

/** The carers on the spot: each person who needs one names a carer from the same order. */
export function CarerFields({ tools }: { tools: ChoiceTools }) {
  const { order, change, compiled } = tools
  const { wards, carers } = carersOf(tools)
  if (wards.length === 0) return null
  const most = compiled.definition.carers?.most ?? 1
  return (
    <section className="ask" aria-labelledby="opieka-tytul">
      <h2 id="opieka-tytul">{words.care}</h2>
      <p className="muted">{carers.length === 0 ? words.nobodyMayCare : words.whoCares(most)}</p>
      {wards.map((ward) => (
        <SelectField
          key={ward.ref}
          id={`opiekun-${ward.ref}`}
          label={words.carerOf(personName(ward, order))}
          value={order.carers[ward.ref] ?? null}
          options={carers
            .filter(({ ref }) => ref !== ward.ref)
            .map((carer) => ({ value: carer.ref, label: fullName(carer, order) }))}
          onChange={(carer) => change((o) => setCarer(o, ward.ref, carer))}
          {...tools.shown(`opiekun-${ward.ref}`)}
        />
      ))}
    </section>
  )
}

function carersOf(tools: ChoiceTools) {
  const { order, compiled, draft, context } = tools
  const { carers } = compiled
  if (carers === null) return { wards: [], carers: [] }
  const scopes = personScopes(wholeScope(draft, context))
  const those = (test: (scope: (typeof scopes)[number]) => boolean) =>
    order.people.filter(({ ref }) => scopes.some((scope) => scope.person?.ref === ref && test(scope)))
  return {
    wards: those((scope) => carers.needs(scope) === true && !isFixed(scope, tools)),
    carers: those((scope) => carers.may(scope) !== false),
  }
}
