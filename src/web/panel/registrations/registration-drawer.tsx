import '../shared/side-drawer.css'
import './drawer.css'
import { Drawer } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { isRefused } from '#web/lib/ask.ts'
import { DRAWER_CLASSES } from '../shared/drawer-look.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { Icon } from '../shared/icon.tsx'
import type { ListScope } from '../shared/list/list-api.ts'
import { LIST_PATHS, type ListSearch } from '../shared/list/list-search.ts'
import { registrationQuery } from '../shared/registration/registration-api.ts'
import { Trouble } from '../shared/trouble.tsx'
import { RegistrationDetails } from './registration-details.tsx'

/** One registration next to the list. Open exactly when the address names one. */
export function RegistrationDrawer(props: {
  scope: ListScope
  registrationId: string | null
  search: ListSearch
}): ReactNode {
  const { registrationId, search } = props
  const { accountId, eventId, list } = props.scope
  const scope = { accountId, eventId }
  const navigate = useNavigate()
  // While the drawer closes it still shows its last content.
  const [shownId, setShownId] = useState(registrationId)
  // Several people may be of one registration: the focus goes back to the one from whom it was opened.
  const [opener, setOpener] = useState<string | null>(null)
  if (registrationId !== null && registrationId !== shownId) setShownId(registrationId)
  useEffect(() => {
    const { activeElement } = document
    if (registrationId !== null && activeElement instanceof HTMLElement)
      setOpener(activeElement.dataset.row ?? null)
  }, [registrationId])
  const close = () => {
    void navigate({
      to: LIST_PATHS[list],
      params: { eventId },
      search,
      resetScroll: false,
    })
    rowOf(registrationId, opener)?.focus()
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

/** The row of a registration that has opened it, or else the first one of it. */
function rowOf(registrationId: string | null, opener: string | null): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLElement>('.list-link')]
  return (
    links.find(({ dataset }) => dataset.row === opener && dataset.registration === registrationId) ??
    links.find(({ dataset }) => dataset.registration === registrationId) ??
    null
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
