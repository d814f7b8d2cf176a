import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Filter } from './filter.ts'
import type { RegistrationRow } from './registrations-api.ts'

/** The props of both forms of the list. */
export interface RowsProps {
  readonly rows: readonly RegistrationRow[]
  readonly eventId: string
  readonly filter: Filter
}

/** The element that opened a registration; the focus returns to it. */
export const linkId = (registrationId: string): string => `zgloszenie-${registrationId}`

/** Opens a registration over the list, which stays unchanged. The style sheet extends it over its whole row. */
export function RegistrationLink(props: {
  row: RegistrationRow
  eventId: string
  filter: Filter
}): ReactNode {
  return (
    <Link
      id={linkId(props.row.id)}
      className="row-link"
      to="/wydarzenia/$eventId/zgloszenia/$registrationId"
      params={{ eventId: props.eventId, registrationId: props.row.id }}
      search={props.filter}
      resetScroll={false}
    >
      {props.row.number}
    </Link>
  )
}
