import { useEffect, useRef } from 'react'

/** Focus that follows the wizard: the heading of a new step, or what a link or a refusal asked for. */
export function useFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = useRef<string | null>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  // After every rendering: what is wanted may be on a step that has only just opened.
  useEffect(() => {
    const target = wanted.current === null ? null : document.getElementById(wanted.current)
    if (target === null || target.matches(':disabled')) return
    wanted.current = null
    const control = target.matches('div')
      ? target.querySelector<HTMLElement>('button, [role="button"]')
      : null
    ;(control ?? target).focus()
  })
  return {
    heading,
    focusOn: (id: string) => {
      wanted.current = id
    },
  }
}
