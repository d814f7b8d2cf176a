import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/typography.ts'
import { type Option, RadioField, SelectField } from '#web/ui/field.tsx'
import { freeOf } from '../event/sale-state.ts'
import { ApartSwitch } from './apart-switch.tsx'
import type { FormTools } from './form-tools.ts'
import { changePerson, setGroupOfAll } from './order.ts'
import { fullName } from './person-name.ts'

const TELL_FROM = 10

/** The group (or place of start) of everybody, or of each. */
export function GroupChoice({ tools }: { tools: FormTools }) {
  const { order, change, compiled, free } = tools
  const { groups, groupLabel } = compiled.definition
  if (groups.length === 0) return null
  const apart = order.apart.includes('group') && order.people.length > 1
  const options = groups.map(({ id, name, leader, note, claims }): Option => {
    const left = freeOf(claims, free)
    const scarce = left !== null && left > 0 && left <= TELL_FROM
    const words = [leader, note, scarce && pl.counts.placesLeft(left)].filter(Boolean).join(', ')
    return {
      value: id,
      label: tie(name),
      ...(words === '' ? {} : { note: tie(words) }),
      ...(left === 0 ? { disabled: 'brak miejsc' } : {}),
    }
  })
  const groupsChosen = new Set(order.people.map(({ group }) => group))
  const [common = null] = groupsChosen.size === 1 ? groupsChosen : []
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
            options={options}
            onChange={(group) => change((o) => changePerson(o, person.ref, { group }, `grupa-${person.ref}`))}
            {...tools.shown(`grupa-${person.ref}`)}
          />
        ))
      ) : (
        <RadioField
          id="grupa"
          label={order.people.length > 1 ? 'Dla wszystkich' : 'Wybierz jedno'}
          value={common}
          options={options}
          onChange={(group) => change((o) => setGroupOfAll(o, group))}
          {...tools.shown('grupa')}
        />
      )}
    </section>
  )
}
