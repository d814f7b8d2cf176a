import './side-drawer.css'
import { Drawer } from '@mantine/core'
import { Fragment, type ReactNode, useState } from 'react'
import { DRAWER_CLASSES } from './drawer-look.ts'
import { Icon } from './icon.tsx'

interface Props {
  /** Null while it is closed. */
  readonly title: string | null
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A form next to a list that stays in place. The focus goes back to what has opened it. While it
 * closes it still shows its last title and content, which cannot be used any more.
 */
export function SideDrawer(props: Props): ReactNode {
  const [drawer, setDrawer] = useState({ props, shown: props, opening: 0 })
  if (drawer.props !== props) {
    const isOpen = props.title !== null
    const opens = isOpen && drawer.props.title === null
    setDrawer({
      props,
      shown: isOpen ? props : drawer.shown,
      opening: drawer.opening + (opens ? 1 : 0),
    })
  }
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
      <Drawer.Content inert={props.title === null}>
        <Drawer.Header>
          <Drawer.Title>{drawer.shown.title}</Drawer.Title>
          <button type="button" className="side-close" onClick={props.onClose} data-autofocus>
            <Icon name="close" />
            <span className="sr">Zamknij</span>
          </button>
        </Drawer.Header>
        <Drawer.Body>
          {/* Opened again while it still closes, it begins anew. */}
          <Fragment key={drawer.opening}>{drawer.shown.children}</Fragment>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
