const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable="true"]'

/** What Tab reaches within an element, in order. */
export const reachedIn = (element: Element): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(REACHED)].filter(
    (each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility(),
  )
