import type { ReactNode } from 'react'

/** Line icons on a grid of 24, drawn with the colour of the text next to them. */
const PATHS = {
  alert: 'M12 4.500l8.500 15h-17zM12 10v4.500M12 17h.01',
  back: 'M14 6l-6 6 6 6',
  book: 'M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2zM9 9h6M9 13h6',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3v5M15.500 3v5',
  camera: 'M4 8h3l1.500-2.500h7L17 8h3v11H4zM12 10a3.300 3.300 0 1 1 0 6.600a3.300 3.300 0 0 1 0-6.600',
  check: 'M5 12.500l4.500 4.500L19 7',
  clock: 'M12 3.500a8.500 8.500 0 1 1 0 17a8.500 8.500 0 0 1 0-17M12 7.500V12l3.200 2',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  cross: 'M7 7l10 10M17 7L7 17',
  device: 'M4 5h16v11H4zM9 20h6M12 16v4',
  dots: 'M6 12h.01M12 12h.01M18 12h.01',
  down: 'M12 5v14M6 13l6 6 6-6',
  download: 'M12 4v11M7.500 11l4.500 4.500L16.500 11M5 20h14',
  external: 'M13 5h6v6M19 5l-8 8M17 14v5H5V7h5',
  fold: 'M4 5h16v14H4zM10 5v14',
  grip: 'M9 5.500h.01M15 5.500h.01M9 12h.01M15 12h.01M9 18.500h.01M15 18.500h.01',
  half: 'M12 4a8 8 0 1 1 0 16zM12 4a8 8 0 1 0 0 16',
  home: 'M4 11l8-7 8 7v9h-5.500v-5.500h-5V20H4z',
  hourglass:
    'M7 3.500h10M7 20.500h10M8 3.500c0 5 8 6 8 8.500s-8 3.500-8 8.500M16 3.500c0 5-8 6-8 8.500s8 3.500 8 8.500',
  list: 'M6 3h9l4 4v14H6zM9.500 11H16M9.500 15H16',
  menu: 'M4 6.500h16M4 12h16M4 17.500h16',
  minus: 'M6 12h12',
  moon: 'M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z',
  out: 'M14 4h5v16h-5M4 12h10M10 8l4 4-4 4',
  pen: 'M5 19l1-4L16.500 4.500l3 3L9 18z',
  people:
    'M9 5a3.500 3.500 0 1 1 0 7a3.500 3.500 0 0 1 0-7M2.500 19.500c0-3.500 2.900-5 6.500-5s6.500 1.500 6.500 5M16 5.300a3.500 3.500 0 0 1 0 6.400M18 14.900c2.200.7 3.500 2.200 3.500 4.600',
  plus: 'M12 6v12M6 12h12',
  search: 'M10.500 4a6.500 6.500 0 1 1 0 13a6.500 6.500 0 0 1 0-13M15.500 15.500L20.500 20.500',
  settings:
    'M4 7h8M18 7h2M4 17h2M12 17h8M15 4.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 0 1 0-5M9 14.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 0 1 0-5',
  sun: 'M12 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8M12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400',
  swap: 'M4 9h14M14 5l4 4-4 4M20 16H6M10 20l-4-4 4-4',
  ticket: 'M3 7h18v3.500a1.800 1.800 0 0 0 0 3.500V17H3v-3a1.800 1.800 0 0 0 0-3.500zM14 7v10',
  up: 'M12 19V5M6 11l6-6 6 6',
} as const

export type IconName = keyof typeof PATHS

/** Decoration only: the word next to it has the meaning. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }): ReactNode {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
