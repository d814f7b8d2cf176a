import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import * as words from '#i18n/pl/page-blocks.ts'
import { tie } from '#i18n/text/typography.ts'
import { Pin } from '#web/ui/icons.tsx'
import { Section } from './section.tsx'

interface MapProps {
  readonly block: BlockOf<'map'>
  /** Of the event, where the block names none. */
  readonly place: string | undefined
}

/** 'Jak dojechać': a drawn map that opens the maps of the phone. Nothing is loaded from elsewhere. */
export function MapBlock({ block, place }: MapProps) {
  const address = block.address ?? place
  if (address === undefined) return null
  return (
    <Section block={block} heading={words.blockHeadings.map}>
      <a className="map" href={mapAddress(block.opens, address)} rel="noopener">
        <DrawnMap />
        <span>
          <Pin />
          <span>
            <b>{tie(address)}</b>
            <u>{block.opens === 'map' ? words.showOnMap : words.navigate}</u>
          </span>
        </span>
      </a>
    </Section>
  )
}

/** Both open the app of the phone where there is one, else a page. */
const mapAddress = (opens: BlockOf<'map'>['opens'], address: string): string =>
  opens === 'map'
    ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
    : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`

const DrawnMap = () => (
  <svg viewBox="0 0 640 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill="#e9efe4" d="M0 0h640v160H0z" />
    <path fill="#d3e4ea" d="M0 128c90-20 160 8 260-4s190-30 380-8v44H0z" />
    <path fill="#dfe6d4" d="M398 10h84v36h-84zM196 82h72v28h-72zM40 20h90v40H40zM540 66h70v30h-70z" />
    <path
      stroke="#fff"
      strokeWidth="9"
      d="M0 66l640-24M0 116l640-22M90 0l16 160M232 0l20 160M384 0l22 160M520 0l10 160"
    />
    <path
      fill="#b3352d"
      d="M320 98c-14-17-20-26-20-36a20 20 0 0 1 40 0c0 10-6 19-20 36zM320 56a7 7 0 1 0 0 14a7 7 0 0 0 0-14z"
    />
  </svg>
)
