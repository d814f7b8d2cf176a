import type { ReactNode } from 'react'
import { FieldCell } from '../shared/draft-form/field-cell.tsx'
import type { ContactField, DeskContact } from './desk-order.ts'

const FIELDS = [
  { name: 'firstName', label: 'Imię', type: 'text', lacking: 'Wpisz imię.' },
  { name: 'lastName', label: 'Nazwisko', type: 'text', lacking: 'Wpisz nazwisko.' },
  { name: 'phone', label: 'Telefon', type: 'tel', lacking: 'Wpisz telefon.' },
  { name: 'email', label: 'E-mail', type: 'email', lacking: 'Wpisz e-mail.' },
] as const

/** Who registers: the first person, unless somebody else is typed; to whom the messages go. */
export function ContactFields(props: {
  contact: DeskContact
  proposed: DeskContact
  /** What is to be said as missing. */
  missing: readonly ContactField[]
  onChange: (contact: DeskContact) => void
}): ReactNode {
  const { contact, proposed, missing, onChange } = props
  return (
    <fieldset className="draft-person desk-contact">
      <legend>Kontakt</legend>
      <div className="draft-fields">
        {FIELDS.map(({ name, label, type, lacking }) => {
          const isRepeated = contact[name] === '' && proposed[name] !== ''
          return (
            <FieldCell
              key={name}
              error={missing.includes(name) ? lacking : null}
              hint={isRepeated ? 'jak pierwsza osoba, zmień pisząc' : null}
            >
              {(state) => (
                <label className={isRepeated ? 'draft-field draft-repeated' : 'draft-field'}>
                  {label}
                  <input
                    className="input"
                    type={type}
                    autoComplete="off"
                    placeholder={proposed[name]}
                    {...state}
                    value={contact[name]}
                    onChange={({ currentTarget }) => onChange({ ...contact, [name]: currentTarget.value })}
                  />
                </label>
              )}
            </FieldCell>
          )
        })}
      </div>
    </fieldset>
  )
}
