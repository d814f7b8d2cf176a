import * as words from '#i18n/pl/site/register/hold.ts'
import { hourOf } from './hold-hour.ts'
import type { KeptPlaces } from './use-hold.ts'

interface HoldLineProps {
  readonly hold: KeptPlaces
  /** Holds the places of the draft again. */
  readonly onTake: () => void
  /** Whether the newest choices could not be held yet, while earlier ones are. */
  readonly behind: boolean
  /** Whether the button that goes on waits for the places. */
  readonly isAwaited: boolean
}

/**
 * Until when the places are held, in one calm line; or that they are not. It is always on the page, even empty, so that
 * a screen reader announces when the end is near.
 */
export function HoldLine({ hold, onTake, behind, isAwaited }: HoldLineProps) {
  const { holding, soon, busy, note } = hold
  const isTaking = busy && (holding.kind === 'none' || isAwaited)
  const kind = holding.kind === 'held' && soon ? 'soon' : isTaking ? 'taking' : holding.kind
  return (
    <div className={`hold-line ${kind}`}>
      <div role="status">
        {holding.kind === 'held' && (
          <p>
            {soon ? words.soonOver : words.heldUntil} <b className="num">{hourOf(holding.until)}</b>
          </p>
        )}
        {isTaking && <p>{words.taking}</p>}
        {holding.kind === 'over' && (
          <p>
            {words.over} <span className="muted">{words.dataStay}</span>
          </p>
        )}
        {holding.kind === 'not_held' && <p>{holding.message}</p>}
        {behind && <p>{words.behind}</p>}
        {note !== null && <p className={note.shown ? undefined : 'sr'}>{note.text}</p>}
      </div>
      <LineButton {...{ hold, onTake, behind }} />
    </div>
  )
}

/** One button for all states, so that the focus stays where it was. */
function LineButton({ hold: { holding, busy, prolong }, onTake, behind }: Omit<HoldLineProps, 'isAwaited'>) {
  if (holding.kind === 'none') return null
  const prolongs = holding.kind === 'held' && !behind
  if (prolongs && holding.mayProlong === 0) return null
  const label = {
    held: prolongs ? words.moreTime : words.tryAgain,
    over: words.takeAgain,
    not_held: words.tryAgain,
  }[holding.kind]
  return (
    <button
      type="button"
      className="link"
      aria-disabled={busy}
      onClick={() => (prolongs ? void prolong() : onTake())}
    >
      {label}
    </button>
  )
}

/** Why the places of the newest choices are not held, where no field says it. */
export function HoldRefusal({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="alert" className="hold-refusal">
      {sentences.length > 0 && (
        <div className="notice warn">
          <p>{words.refused}</p>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
