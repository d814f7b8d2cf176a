import './prints.css'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { tie } from '#i18n/text/typography.ts'
import type { Print } from './reports-api.ts'

interface Props {
  readonly eventId: string
  readonly co: string
  readonly questions: Print['questions']
}

/** Which answers the list for the kitchen shows; the choice stands in the address, so that it is saved with it. */
export function KitchenQuestions({ eventId, co, questions }: Props): ReactNode {
  const navigate = useNavigate()
  if (questions.length === 0) return null
  const toggle = (id: string) => {
    const next = questions.filter((each) => each.chosen !== (each.id === id))
    void navigate({
      to: '/wydarzenia/$eventId/wydruki',
      params: { eventId },
      search: { co, pytania: next.map((each) => each.id).join(',') },
      replace: true,
    })
  }
  return (
    <fieldset className="prints-choice">
      <legend>Lista dla kuchni: odpowiedzi na&nbsp;pytania</legend>
      {questions.map(({ id, label, chosen }) => (
        <label key={id}>
          <input type="checkbox" checked={chosen} onChange={() => toggle(id)} />
          {tie(label)}
        </label>
      ))}
    </fieldset>
  )
}
