import type { ReactNode } from 'react'
import type { Registration } from '../shared/registration/registration-api.ts'

/** Compulsory answers of a person, or of the whole registration, that the office has left open. */
export function LackingAnswers(props: { registration: Registration; of: string | null }): ReactNode {
  const { registration, of } = props
  const names = registration.lacking.filter(({ person }) => person === of).map(({ name }) => name)
  return names.length === 0 ? null : <p className="lacking">Do uzupełnienia: {names.join(', ')}</p>
}
