/** The classes by which `mantine.css` styles the parts of a drawer. */
export const DRAWER_CLASSES = {
  content: 'm-drawer',
  header: 'm-drawer-head',
  body: 'm-drawer-body',
  overlay: 'm-overlay',
}
