import type { ReactNode } from 'react'
import type { VerdictKind } from './verdict-words.ts'

/** Each verdict has its own shape, distinguishable without colour. Filled with the text colour. */
const SIGNS: Readonly<Record<VerdictKind, ReactNode>> = {
  enter: (
    <>
      <circle cx="32" cy="32" r="30" fill="currentColor" />
      <path d="M18 33l10 10 19-21" />
    </>
  ),
  warned: (
    <>
      <path d="M32 3l30 54H2z" fill="currentColor" />
      <path d="M32 22v17M32 47v3" />
    </>
  ),
  used: (
    <>
      <rect x="3" y="3" width="58" height="58" rx="10" fill="currentColor" />
      <path d="M19 27a15 15 0 1 1-1 9M17 17v11h11" />
    </>
  ),
  refused: (
    <>
      <path d="M20 2h24l18 18v24L44 62H20L2 44V20z" fill="currentColor" />
      <path d="M21 21l22 22M43 21L21 43" />
    </>
  ),
  unknown: (
    <>
      <path d="M32 1l31 31-31 31L1 32z" fill="currentColor" />
      <path d="M24.500 26a7.500 7.500 0 1 1 11 6.600c-2.500 1.300-3.500 3-3.500 5.400M32 42.500v6" />
    </>
  ),
}

export function Sign({ kind }: { kind: VerdictKind }): ReactNode {
  return (
    <svg className="sign" viewBox="0 0 64 64" aria-hidden="true">
      {SIGNS[kind]}
    </svg>
  )
}

const ICONS = {
  scan: 'M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5M6 12h12',
  list: 'M9 6h12M9 12h12M9 18h12M3.500 6h1M3.500 12h1M3.500 18h1',
  settings:
    'M3 7h10M19 7h2M3 17h3M12 17h9M16 4.400a2.600 2.600 0 1 1 0 5.200a2.600 2.600 0 0 1 0-5.200M9 14.400a2.600 2.600 0 1 1 0 5.200a2.600 2.600 0 0 1 0-5.200',
  camera: 'M3 7.500h4l2-3h6l2 3h4v12H3zM12 10a3.500 3.500 0 1 1 0 7a3.500 3.500 0 0 1 0-7',
  offline: 'M3.500 9a13 13 0 0 1 17 0M7 13a8 8 0 0 1 10 0M10.300 16.800a3 3 0 0 1 3.400 0M4 20L20 4',
} as const

export function Icon({ name }: { name: keyof typeof ICONS }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  )
}
