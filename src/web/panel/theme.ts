import { createTheme, Drawer, Menu } from '@mantine/core'

/**
 * Mantine provides only behaviour here: focus, keyboard, layers. Its styles come from the tokens:
 * `mantine.css` maps its variables and styles its parts, so no style element is created at run time
 * (the content security policy would refuse it).
 */
export const theme = createTheme({
  respectReducedMotion: true,
  components: {
    Menu: Menu.extend({
      defaultProps: { transitionProps: { duration: 120 } },
      classNames: {
        dropdown: 'm-menu',
        item: 'm-item',
        itemIndicator: 'm-indicator',
        label: 'm-menu-label',
        divider: 'm-divider',
      },
    }),
    Drawer: Drawer.extend({
      classNames: {
        content: 'm-drawer',
        header: 'm-drawer-head',
        body: 'm-drawer-body',
        overlay: 'm-overlay',
      },
    }),
  },
})
