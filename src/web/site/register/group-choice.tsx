import type { Group } from '#domain/event/definition.ts'
import { personScopes, type Scope, wholeScope } from '#domain/quote/scope.ts'
import { tie } from '#i18n/typography.ts'
import { type Option, RadioField, SelectField } from '#web/ui/field.tsx'
import { ApartSwitch } from './apart-switch.tsx'
import { ForSomeOnly } from './choices/for-some-only.tsx'
import { datesOf, scarceWords } from './choices/offers.ts'
import { isForAll, leftFor, shutWords } from './choices/standing.ts'
import type { FormTools } from './form-tools.ts'
import { changePerson, setGroupOfAll } from './order.ts'
import { fullName } from './person-name.ts'

/** The group (or place of start) of everybody, or of each. */
export function GroupChoice({ tools }: { tools: FormTools }) {
  const { order, change, compiled, draft, context } = tools
  const { groups, groupLabel } = compiled.definition
  if (groups.length === 0) return null
  const apart = order.apart.includes('group') && order.people.length > 1
  const scopes = personScopes(wholeScope(draft, context))
  const groupsChosen = new Set(order.people.map(({ group }) => group))
  const [common = null] = groupsChosen.size === 1 ? groupsChosen : []
  const ofAll = optionsFor(scopes, common, tools)
  return (
    <section className="ask" aria-labelledby="grupa-tytul">
      <h2 id="grupa-tytul">{tie(groupLabel)}</h2>
      <ApartSwitch what="group" tools={tools} id="grupa-dla" />
      {apart ? (
        order.people.map((person) => (
          <SelectField
            key={person.ref}
            id={`grupa-${person.ref}`}
            label={fullName(person, order)}
            value={person.group}
            options={optionsFor(
              scopes.filter((scope) => scope.person?.ref === person.ref),
              person.group,
              tools,
            )}
            onChange={(group) => change((o) => changePerson(o, person.ref, { group }, `grupa-${person.ref}`))}
            {...tools.shown(`grupa-${person.ref}`)}
          />
        ))
      ) : (
        <>
          <RadioField
            id="grupa"
            label={order.people.length > 1 ? 'Dla wszystkich' : 'Wybierz jedno'}
            value={common}
            options={ofAll}
            onChange={(group) => change((o) => setGroupOfAll(o, group))}
            {...tools.shown('grupa')}
          />
          {scopes.length > 1 && ofAll.length < groups.length && <ForSomeOnly some />}
        </>
      )}
    </section>
  )
}

/** Groups that all of these people may join; a chosen one stays in view. */
function optionsFor(scopes: readonly Scope[], chosen: string | null, tools: FormTools): Option[] {
  const { compiled } = tools
  return compiled.definition.groups.flatMap((group) => {
    const gate = compiled.groups.get(group.id)?.gate
    if (gate === undefined || (group.id !== chosen && !isForAll(gate, scopes))) return []
    const shut = shutWords(gate, scopes)
    return [viewOf(group, scopes, shut, tools)]
  })
}

function viewOf(group: Group, scopes: readonly Scope[], shut: string | null, tools: FormTools): Option {
  const { compiled, free } = tools
  const { id, name, leader, note, dates } = group
  const inIt = scopes.map((scope) => ({
    ...scope,
    person: scope.person === null ? null : { ...scope.person, group: id },
  }))
  const left = leftFor(compiled.groups.get(id)?.claims ?? [], inIt, free)
  const words = tie([leader, datesOf(dates), note, scarceWords(left)].filter(Boolean).join(', '))
  const gone = left === 0 ? 'brak miejsc' : shut
  return {
    value: id,
    label: tie(name),
    ...(words === '' ? {} : { note: words }),
    ...(gone === null ? {} : { disabled: gone }),
  }
}
