/** Polling interval, milliseconds. */
const LOOK_EVERY = 250
/** A token that was given arrives within this time after the window has closed, milliseconds. */
const TOKEN_ARRIVES_WITHIN = 1000

/**
 * Calls back once a sign-in window was left without choosing anything. `isOpen` is polled: only a
 * window that was seen open can have been left. Returns how to stop watching.
 */
export function watchPopup(isOpen: () => boolean, onLeft: () => void): () => void {
  let wasOpen = false
  let leaving: number | undefined
  const look = () => {
    if (isOpen()) {
      wasOpen = true
      clearTimeout(leaving)
      leaving = undefined
    } else if (wasOpen && leaving === undefined) {
      leaving = window.setTimeout(() => {
        stop()
        onLeft()
      }, TOKEN_ARRIVES_WITHIN)
    }
  }
  const timer = window.setInterval(look, LOOK_EVERY)
  const stop = () => {
    clearInterval(timer)
    clearTimeout(leaving)
  }
  return stop
}
