import './side-drawer.css'
import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { DRAWER_CLASSES } from './drawer-look.ts'
import { Icon } from './icon.tsx'

/** A form next to a list that stays in place. The focus goes back to what has opened it. */
export function SideDrawer(props: {
  /** Null while it is closed. */
  title: string | null
  onClose: () => void
  children: ReactNode
}): ReactNode {
  return (
    <Drawer.Root
      opened={props.title !== null}
      onClose={props.onClose}
      position="right"
      classNames={DRAWER_CLASSES}
      size={560}
      transitionProps={{ duration: 160 }}
      // Mantine locks scrolling by a style element; mantine.css does it by a selector.
      lockScroll={false}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>{props.title}</Drawer.Title>
          <button type="button" className="side-close" onClick={props.onClose} data-autofocus>
            <Icon name="close" />
            <span className="sr">Zamknij</span>
          </button>
        </Drawer.Header>
        <Drawer.Body>{props.children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
