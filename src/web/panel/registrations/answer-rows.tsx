import type { ReactNode } from 'react'
import { HIDDEN } from '#domain/registration/secret-answers.ts'
import type { Registration } from '../shared/registration/registration-api.ts'

/** Questions and their answers, line by line; for hidden answers, only that they were given. */
export function AnswerRows({ answers }: Pick<Registration, 'answers'>): ReactNode {
  return answers.map(({ question, answer }) => (
    <span className="sub" key={question}>
      {question}: {answer === HIDDEN ? <Hidden /> : answer}
    </span>
  ))
}

/** Dots for the eye, words for a screen reader. */
const Hidden = () => (
  <span role="img" aria-label="podano, ukryte">
    {HIDDEN}
  </span>
)
