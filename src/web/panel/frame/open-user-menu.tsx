import { Menu } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { chooseScheme, type SchemeChoice, useScheme } from '#web/lib/scheme.ts'
import { Icon, type IconName } from '../shared/icon.tsx'
import { type Session, signOut } from '../shared/session.ts'
import { UserButton } from './user-button.tsx'

/** The classes by which `mantine.css` styles the parts of a menu. */
const CLASSES = {
  dropdown: 'm-menu',
  item: 'm-item',
  itemIndicator: 'm-indicator',
  label: 'm-menu-label',
  divider: 'm-divider',
}

const SCHEMES: readonly { choice: SchemeChoice; icon: IconName; label: string }[] = [
  { choice: 'light', icon: 'sun', label: 'Jasny' },
  { choice: 'dark', icon: 'moon', label: 'Ciemny' },
  { choice: 'auto', icon: 'device', label: 'Jak w\u00a0urządzeniu' },
]

/** The menu of the signed-in user: their own page, the colour scheme of the panel and sign-out. It is open from the beginning. */
export function OpenUserMenu({ session, onLeave }: { session: Session; onLeave: () => void }): ReactNode {
  const leave = useMutation({ mutationFn: signOut })
  return (
    <Menu
      defaultOpened
      position="top-start"
      width={256}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 120 }}
      classNames={CLASSES}
    >
      <Menu.Target>
        <UserButton session={session} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{session.user.email}</Menu.Label>
        <Menu.Item
          component={Link}
          to="/moje-konto"
          leftSection={<Icon name="device" size={20} />}
          onClick={onLeave}
        >
          Moje konto
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Wygląd</Menu.Label>
        <SchemeItems />
        <Menu.Divider />
        <Menu.Item leftSection={<Icon name="out" size={20} />} onClick={() => leave.mutate()}>
          {leave.isError ? 'Nie udało się. Wyloguj się jeszcze raz' : 'Wyloguj się'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function SchemeItems(): ReactNode {
  const { choice } = useScheme()
  return (
    <Menu.RadioGroup value={choice}>
      {SCHEMES.map((scheme) => (
        <Menu.RadioItem
          key={scheme.choice}
          value={scheme.choice}
          onChange={() => chooseScheme(scheme.choice)}
          rightSection={scheme.choice === choice ? <Icon name="check" size={18} /> : null}
        >
          <span className="m-radio">
            <Icon name={scheme.icon} size={20} />
            {scheme.label}
          </span>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}
