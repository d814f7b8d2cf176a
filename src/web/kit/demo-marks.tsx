import type { DemoOrganiser } from '#contract/pages.ts'

const FILLED = { fill: 'currentColor', stroke: 'none' }

/** Marks of the demo's organisers, all of them fictional: drawn by lines in the colour of the text, 48 × 48. */
export const DEMO_MARKS: Readonly<Record<DemoOrganiser, React.ReactNode>> = {
  borowska: (
    <>
      <path d="M24 4v9M20.500 7.500h7M18 30V20l6-7 6 7v10" />
      <path d="M3 44c3-9 10-14 21-14s18 5 21 14M20 44c0-4 8-4 7-8-.5-3-3-3-3-6" />
    </>
  ),
  dobrybrzeg: (
    <>
      <path d="M13 25a11 11 0 0 1 22 0z" {...FILLED} />
      <path d="M24 5v4M9 11l3 3M39 11l-3 3M3 32c5-4 9-4 14 0s9 4 14 0 9-4 14 0M10 41c5-4 9-4 14 0s9 4 14 0" />
    </>
  ),
  pamiec: (
    <>
      <path d="M9 44h30M14 44V19h20v25M10 19L24 5l14 14zM20 44v-6h8v6" />
      <circle cx="24" cy="28" r="5.500" />
      <path d="M24 25v3l2 1.500" />
    </>
  ),
  trzymosty: (
    <>
      <path d="M2 17h44M6 17a18 11 0 0 1 36 0M15 17V9.500M24 17V6M33 17V9.500" />
      <path d="M2 29h44M4 29a6.500 6 0 0 0 13 0a7 6 0 0 0 14 0a6.500 6 0 0 0 13 0M2 42h44" />
    </>
  ),
  cantabile: (
    <>
      <path d="M18 35V12l20-5v23M18 19l20-5" />
      <ellipse cx="13" cy="36" rx="5.500" ry="4.500" transform="rotate(-18 13 36)" {...FILLED} />
      <ellipse cx="33" cy="31" rx="5.500" ry="4.500" transform="rotate(-18 33 31)" {...FILLED} />
    </>
  ),
  wilki: (
    <>
      <path d="M7 5l9 9h16l9-9-1 20-6 3-10 16-10-16-6-3z" />
      <path d="M15 22l6 3.500-5 2zM33 22l-6 3.500 5 2zM20.500 36h7L24 41z" {...FILLED} />
    </>
  ),
  podlipa: (
    <path d="M12 44h24M24 44V19M24 33l-8-7M24 28l7-6M18 35c-7 0-13-5-13-12 0-5 3-8 7-9 1-6 6-10 12-10s11 4 12 10c4 1 7 4 7 9 0 7-6 12-13 12" />
  ),
  szprycha: (
    <>
      <circle cx="24" cy="24" r="19" />
      <circle cx="24" cy="24" r="3.500" {...FILLED} />
      <path
        d="M24 5v38M5 24h38M10.600 10.600l26.800 26.800M37.400 10.600L10.600 37.400"
        strokeWidth="1.200"
      />
    </>
  ),
  swiatlo: (
    <>
      <path d="M24 4c7 7 11 13 11 19a11 11 0 0 1-22 0c0-6 4-12 11-19z" />
      <path d="M24 17c3 3 5 5.500 5 8a5 5 0 0 1-10 0c0-2.500 2-5 5-8z" {...FILLED} />
      <path d="M14 44c0-4 4-6 10-6s10 2 10 6z" />
    </>
  ),
}
