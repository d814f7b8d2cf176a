import type { BrandView } from '#contract/pages.ts'
import { Tick } from '#web/ui/icons.tsx'

/** The brand's logo: its name, and a tick (signed up) or a raised hand (present). */
export const BrandMark = ({ brand }: { brand: BrandView }) => (
  <a className="mark" href="/">
    {brand.name}
    {brand.id === 'obecni' ? <RaisedHand /> : <Tick />}
  </a>
)

const RaisedHand = () => (
  <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
    <circle cx="11" cy="10" r="4.600" fill="currentColor" />
    <path
      d="M2.500 26c.5-5 3.800-8 8.500-8 4.500 0 6.800-1.500 8.300-5.200L23.500 3"
      fill="none"
      stroke="currentColor"
      strokeWidth="4.200"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
