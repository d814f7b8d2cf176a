import '../shared/side-drawer.css'
import './drawer.css'
import { Drawer } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { isRefused } from '#web/lib/ask.ts'
import { DRAWER_CLASSES } from '../shared/drawer-look.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { Icon } from '../shared/icon.tsx'
import { registrationQuery } from '../shared/registration/registration-api.ts'
import { Trouble } from '../shared/trouble.tsx'
import type { Filter } from './filter.ts'
import { RegistrationDetails } from './registration-details.tsx'
import { linkId } from './registration-link.tsx'

/** One registration next to the list. Open exactly when the address names one. */
export function RegistrationDrawer(props: {
  scope: EventScope
  registrationId: string | null
  filter: Filter
}): ReactNode {
  const { scope, registrationId, filter } = props
  const navigate = useNavigate()
  // While the drawer closes it still shows its last content.
  const [shownId, setShownId] = useState(registrationId)
  if (registrationId !== null && registrationId !== shownId) setShownId(registrationId)
  const close = () => {
    void navigate({
      to: '/wydarzenia/$eventId/zgloszenia',
      params: { eventId: scope.eventId },
      search: filter,
      resetScroll: false,
    })
    if (registrationId !== null) document.getElementById(linkId(registrationId))?.focus()
  }
  return (
    <Drawer.Root
      opened={registrationId !== null}
      onClose={close}
      position="right"
      classNames={DRAWER_CLASSES}
      size={640}
      transitionProps={{ duration: 160 }}
      returnFocus={false}
      // Mantine locks scrolling by a style element; mantine.css does it by a selector.
      lockScroll={false}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {shownId !== null && <Content scope={scope} registrationId={shownId} onClose={close} />}
      </Drawer.Content>
    </Drawer.Root>
  )
}

function Content(props: { scope: EventScope; registrationId: string; onClose: () => void }): ReactNode {
  const { data, error, refetch } = useQuery(registrationQuery(props.scope, props.registrationId))
  return (
    <>
      <Drawer.Header>
        <Drawer.Title>{data === undefined ? 'Zgłoszenie' : `Zgłoszenie ${data.number}`}</Drawer.Title>
        <button type="button" className="side-close" onClick={props.onClose} data-autofocus>
          <Icon name="close" />
          <span className="sr">Zamknij</span>
        </button>
      </Drawer.Header>
      <Drawer.Body>
        {data !== undefined && <RegistrationDetails scope={props.scope} registration={data} />}
        {data === undefined && error === null && <div className="bone tall" />}
        {data === undefined && isRefused(error, 'not_found') && <p>Nie ma takiego zgłoszenia.</p>}
        {data === undefined && error !== null && !isRefused(error, 'not_found') && (
          <Trouble error={error} onRetry={() => void refetch()} />
        )}
      </Drawer.Body>
    </>
  )
}
