import type { EventDefinition, Group } from '#domain/event/definition/definition.ts'
import { heldPerson } from '#domain/quote/held.ts'
import { personScopes, type Scope, wholeScope } from '#domain/quote/scope.ts'
import * as words from '#i18n/pl/site/register/people.ts'
import { tie } from '#i18n/text/typography.ts'
import { type Option, RadioField, SelectField } from '#web/ui/field.tsx'
import { groupDays, inSentences } from '../shared/own-days.ts'
import { ApartSwitch } from './apart-switch.tsx'
import { fullWords, isForAll, leftFor, shutWords } from './choices/availability.ts'
import { ForSomeOnly } from './choices/for-some-only.tsx'
import { scarceWords } from './choices/offers.ts'
import { type ChoiceTools, isFixed } from './order/form-tools.ts'
import { changePerson, isApart, type PersonEntry, setGroupOfAll } from './order/order.ts'
import { fullName } from './order/person-name.ts'

/** The group (or place of start), for all or per person. */
export function GroupChoice({ tools }: { tools: ChoiceTools }) {
  const { order, change, compiled, draft, context } = tools
  const { groups, groupLabel } = compiled.definition
  if (groups.length === 0) return null
  const scopes = personScopes(wholeScope(draft, context)).filter((scope) => !isFixed(scope, tools))
  const people = order.people.filter(({ ref }) => scopes.some(({ person }) => person?.ref === ref))
  if (people.length === 0) return null
  const apart = isApart(order, 'group') && people.length > 1
  const groupsChosen = new Set(people.map(({ group }) => group))
  const [common = null] = groupsChosen.size === 1 ? groupsChosen : []
  const ofAll = optionsFor(scopes, common, tools)
  return (
    <section className="ask" aria-labelledby="grupa-tytul">
      <h2 id="grupa-tytul">{tie(groupLabel)}</h2>
      <ApartSwitch what="group" tools={tools} id="grupa-dla" />
      {apart ? (
        people.map((person) => (
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
            label={groupQuestion(compiled.definition, people.length)}
            value={common}
            options={ofAll}
            onChange={(group) => change((o) => setGroupOfAll(o, group, refsOf(people)))}
            {...tools.shown('grupa')}
          />
          {scopes.length > 1 && ofAll.length < groups.length && <ForSomeOnly some />}
        </>
      )}
    </section>
  )
}

/** 'Z którą grupą idziecie?' of a walking pilgrimage; an organiser's own word for groups is not inflected. */
function groupQuestion({ kind, groupLabel }: EventDefinition, people: number): string {
  if (kind === 'pilgrimage' && groupLabel === 'Grupa')
    return people > 1 ? words.groupOfSeveral : words.groupOfOne
  return people > 1 ? words.forAll : words.chooseFromList
}

const refsOf = (people: readonly PersonEntry[]) => people.map(({ ref }) => ref)

/** Groups that all of these people may join; a chosen one stays in view. */
function optionsFor(scopes: readonly Scope[], chosen: string | null, tools: ChoiceTools): Option[] {
  const { compiled } = tools
  return compiled.definition.groups.flatMap((group) => {
    const gate = compiled.groups.get(group.id)?.gate
    const inIt = scopes.map((scope) => withGroup(scope, group.id))
    if (gate === undefined || (group.id !== chosen && !isForAll(gate, inIt))) return []
    return [viewOf(group, inIt, shutWords(gate, inIt), tools)]
  })
}

/** The scope as if the group were chosen. */
const withGroup = (scope: Scope, group: string): Scope => ({
  ...scope,
  person: scope.person === null ? null : { ...scope.person, group },
})

function viewOf(group: Group, inIt: readonly Scope[], shut: string | null, tools: ChoiceTools): Option {
  const { compiled, free } = tools
  const { id, name, leader, note } = group
  const claims = compiled.groups.get(id)?.claims ?? []
  const left = leftFor(claims, inIt, free)
  const full = fullWords(claims, inIt, tools)
  const days = groupDays(group, compiled.definition)
  const about = tie(inSentences(days, leader, note, full.note ?? scarceWords(left)))
  const isHeld = inIt.every((scope) => heldPerson(scope)?.group === id)
  const gone = full.gone ?? (isHeld ? null : shut)
  return {
    value: id,
    label: tie(name),
    ...(about === '' ? {} : { note: about }),
    ...(gone === null ? {} : { disabled: gone }),
  }
}
