import { textCounter } from '#domain/form/fields/text.ts'

/** 'Znaki: 41 z 50', once a text is close to its maximum length. */
export function Counter({ text, max }: { text: string; max: number | undefined }) {
  const counter = max === undefined ? null : textCounter(text, max)
  if (counter === null) return null
  return (
    <p className="field-note num">
      Znaki: {counter.used} z&nbsp;{counter.max}
    </p>
  )
}
