/** The few icons of the product. They are never used alone: there is always a word next to them. */

const TICK =
  'M2.2 14.4c1.5-1.3 3.2-1 4.3.6l3.1 4.4C12.8 12.3 18 5.9 24.6 1.3c.9-.6 2 .5 1.3 1.4-5.2 6-9.4 13-12.3 20.700-.9 2.300-3.900 2.600-5.200.5L2.300 17.200c-.8-1.100-.9-2-.1-2.800z'

export const Tick = () => (
  <svg className="tick" viewBox="0 0 28 26" width="24" height="22" aria-hidden="true">
    <path fill="currentColor" d={TICK} />
  </svg>
)

/** Drawn with a line, in the colour of the text. */
const Drawn = ({ children }: { children: React.ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

export const Download = () => (
  <Drawn>
    <path d="M12 4v11M7.500 11l4.500 4.500 4.500-4.500M5 20h14" />
  </Drawn>
)

export const Pin = () => (
  <Drawn>
    <path d="M12 21c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12z" />
    <circle cx="12" cy="9" r="2.500" />
  </Drawn>
)

export const People = () => (
  <Drawn>
    <circle cx="9" cy="8" r="3.500" />
    <path d="M2.500 20c.8-4 3.200-6 6.500-6s5.700 2 6.500 6" />
    <path d="M15.500 4.800a3.500 3.500 0 0 1 0 6.400M18 14.500c2 .8 3.100 2.700 3.500 5.500" />
  </Drawn>
)

export const Person = () => (
  <Drawn>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21c1-5 4-7 8-7s7 2 8 7" />
  </Drawn>
)

export const Clock = () => (
  <Drawn>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.500 2" />
  </Drawn>
)

/** Retry: a circular arrow. */
export const Again = () => (
  <Drawn>
    <path d="M19.500 12a7.500 7.500 0 1 1-2.300-5.400" />
    <path d="M19.500 3v4.500H15" />
  </Drawn>
)

export const Chevron = () => (
  <svg className="chevron" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d="M4 13l6-6 6 6" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
)

export const Alert = () => (
  <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
    <circle cx="9" cy="9" r="8" fill="currentColor" />
    <path d="M9 4.500v5.400M9 12.300v1.500" stroke="var(--surface)" strokeWidth="2" />
  </svg>
)

/** Something still to be filled in. */
export const Missing = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <circle
      cx="8"
      cy="8"
      r="6.600"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.800"
      strokeDasharray="3.400 2.500"
    />
  </svg>
)
