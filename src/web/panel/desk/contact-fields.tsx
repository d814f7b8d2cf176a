import type { ReactNode } from 'react'
import type { DeskContact } from './desk-order.ts'

const FIELDS = [
  { name: 'firstName', label: 'Imię', type: 'text' },
  { name: 'lastName', label: 'Nazwisko', type: 'text' },
  { name: 'phone', label: 'Telefon', type: 'tel' },
  { name: 'email', label: 'E-mail', type: 'email' },
] as const

/** Who registers: the first person, unless somebody else is typed; to whom the messages go. */
export function ContactFields(props: {
  contact: DeskContact
  proposed: DeskContact
  onChange: (contact: DeskContact) => void
}): ReactNode {
  const { contact, proposed, onChange } = props
  return (
    <fieldset className="draft-person">
      <legend>Kontakt</legend>
      <div className="draft-fields">
        {FIELDS.map(({ name, label, type }) => (
          <label key={name} className="draft-field">
            {label}
            <input
              className="input"
              type={type}
              autoComplete="off"
              placeholder={proposed[name]}
              value={contact[name]}
              onChange={({ currentTarget }) => onChange({ ...contact, [name]: currentTarget.value })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
