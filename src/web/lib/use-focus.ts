import { useEffect, useRef } from 'react'

/** Focus that follows the steps of a form: the heading of a new step, or the target of a link or a refusal. */
export function useFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = useRef<string | null>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  // After every rendering: the target may be on a step or a sheet that has only just opened.
  useEffect(() => {
    const target = wanted.current === null ? null : document.getElementById(wanted.current)
    if (target === null || target.matches(':disabled')) return
    wanted.current = null
    const control = controlOf(target)
    control.focus()
    control.scrollIntoView({ block: 'center' })
  })
  return {
    heading,
    focusOn: (id: string | null) => {
      wanted.current = id
    },
  }
}

/** A part of the page that takes no focus itself is represented by the first button in it. */
function controlOf(target: HTMLElement): HTMLElement {
  const isPart = target.matches('div:not([tabindex])')
  return (isPart ? target.querySelector<HTMLElement>('button, [role="button"]') : null) ?? target
}
