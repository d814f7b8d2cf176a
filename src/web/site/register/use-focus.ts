import { useEffect, useRef } from 'react'

/** Focus that follows the form: the heading of a new step, or the field that a link asked for. */
export function useFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = useRef<string | null>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  // After every rendering: the field may be on a step or a sheet that has only just opened.
  useEffect(() => {
    const field = wanted.current === null ? null : document.getElementById(wanted.current)
    if (field === null) return
    wanted.current = null
    field.focus()
    field.scrollIntoView({ block: 'center' })
  })
  return {
    heading,
    focusField: (id: string | null) => {
      wanted.current = id
    },
  }
}
