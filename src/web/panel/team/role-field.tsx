import type { ReactNode } from 'react'
import { ROLES, type Role } from '#domain/access/rights.ts'
import { mayGiveRole } from '#domain/access/team.ts'
import { roleWords } from '#i18n/pl/roles.ts'
import { RadioField } from '#web/ui/field.tsx'

/** The roles that a member may give, each with what it allows. */
export function RoleField(props: {
  id: string
  own: Role
  value: Role | null
  touched?: boolean
  onChange: (role: Role) => void
}): ReactNode {
  const options = ROLES.filter((role) => mayGiveRole(props.own, role)).map((role) => ({
    value: role,
    label: roleWords[role].name,
    note: roleWords[role].may,
  }))
  return (
    <RadioField
      id={props.id}
      label="Rola"
      required
      error={props.value === null ? 'Wybierz rolę.' : null}
      touched={props.touched}
      value={props.value}
      options={options}
      onChange={(chosen) => {
        const role = ROLES.find((each) => each === chosen)
        if (role !== undefined) props.onChange(role)
      }}
    />
  )
}
