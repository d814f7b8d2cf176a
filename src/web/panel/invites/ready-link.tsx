import { type ReactNode, useId, useState } from 'react'
import { SelectField } from '#web/ui/field.tsx'
import { useOwnedEvent } from '../shared/account-events.ts'
import { CopyLink } from '../shared/copy-link.tsx'
import type { DraftRules } from '../shared/draft/use-draft-rules.ts'

const ANY = 'dowolna'

/** A link to the form in which a group or a kind of participation is chosen already. */
export function ReadyLink({ rules, eventId }: { rules: DraftRules; eventId: string }): ReactNode {
  const { groups, types, groupLabel, typeLabel } = rules.definition
  const { found } = useOwnedEvent(eventId)
  const [group, setGroup] = useState(ANY)
  const [type, setType] = useState(ANY)
  const id = useId()
  if (found === null || (groups.length === 0 && types.length === 0)) return null
  const query = new URLSearchParams({
    ...(group === ANY ? {} : { grupa: group }),
    ...(type === ANY ? {} : { typ: type }),
  }).toString()
  const address = `${found.event.address}/zapisy${query === '' ? '' : `?${query}`}`
  const options = (all: readonly { readonly id: string; readonly name: string }[]) => [
    { value: ANY, label: 'Do wyboru przez zapisujących' },
    ...all.map((each) => ({ value: each.id, label: each.name })),
  ]
  return (
    <section className="invite-part" aria-labelledby={id}>
      <h2 id={id}>Link z&nbsp;gotowym wyborem</h2>
      <p className="sub">Kto go otworzy, ma to już wybrane i&nbsp;może zmienić.</p>
      {groups.length > 0 && (
        <SelectField
          id="link-grupa"
          label={groupLabel}
          value={group}
          options={options(groups)}
          onChange={setGroup}
        />
      )}
      {types.length > 0 && (
        <SelectField
          id="link-typ"
          label={typeLabel}
          value={type}
          options={options(types)}
          onChange={setType}
        />
      )}
      <p className="invite-address">{address}</p>
      <div>
        <CopyLink quiet address={address} />
      </div>
    </section>
  )
}
