let pressed = false

if (typeof document !== 'undefined') {
  addEventListener('mousedown', () => (pressed = true), true)
  addEventListener('mouseup', () => (pressed = false), true)
  addEventListener('dragend', () => (pressed = false), true)
}

/**
 * Acts now, or after the click when a button of the mouse (a finger too) is pressed: content appearing on the page
 * meanwhile would move the target from under the pointer, and the click would be lost.
 */
export function whenReleased(act: () => void): void {
  if (!pressed) {
    act()
    return
  }
  const released = new AbortController()
  const later = () => {
    released.abort()
    setTimeout(act)
  }
  addEventListener('mouseup', later, { signal: released.signal, capture: true })
  addEventListener('dragend', later, { signal: released.signal, capture: true })
}
