export type WayId = 'blik' | 'card' | 'quick_transfer' | 'transfer'

const PATHS: Readonly<Record<WayId, string>> = {
  blik: 'M7 2.5h10v19H7zM10.5 18.5h3M9.8 8h.01M12 8h.01M14.2 8h.01M9.8 11.5h.01M12 11.5h.01M14.2 11.5h.01',
  card: 'M2.5 5.5h19v13h-19zM2.5 10h19M6 15h4',
  quick_transfer: 'M3 9.5 12 4l9 5.5zM5 10v8M9.7 10v8M14.3 10v8M19 10v8M3 20.5h18',
  transfer: 'M3 8h17l-4-4M21 16H4l4 4',
}

/** The drawing of a way to pay. */
export const WaySign = ({ way }: { way: WayId }) => (
  <svg viewBox="0 0 24 24" className="way-sign" aria-hidden="true">
    <path d={PATHS[way]} />
  </svg>
)
