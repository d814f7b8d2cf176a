import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Whom a row is about: the way to the drawer of the registration. */
export function RegistrationLink(props: {
  eventId: string
  of: { readonly registration: string; readonly number: string; readonly contactName: string }
}): ReactNode {
  const { registration, number, contactName } = props.of
  return (
    <Link
      to="/wydarzenia/$eventId/zgloszenia/$registrationId"
      params={{ eventId: props.eventId, registrationId: registration }}
    >
      {`${contactName}, ${number}`}
    </Link>
  )
}
