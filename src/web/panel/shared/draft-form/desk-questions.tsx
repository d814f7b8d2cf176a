import { useLocalStorage } from '@mantine/hooks'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { decidingFacts } from '#domain/quote/answers-for-later.ts'
import { Icon } from '../icon.tsx'
import { errorAt } from './field-cell.tsx'
import { foldedQuestions, isAnswered } from './folding.ts'
import { askedQuestions, QuestionFields, type QuestionFieldsProps } from './question-fields.tsx'

/**
 * At the desk: what a price or a place depends on is asked at once, the rest is behind a button, since a name is enough
 * to register (flow C6.2). Who types whole paper forms opens it once: this device keeps it open.
 */
export function DeskQuestions(props: QuestionFieldsProps): ReactNode {
  const { answers, problems, compiled } = props
  const [isOpen, setOpen] = useLocalStorage({
    ...{ key: 'panel.desk.all-questions', defaultValue: false },
    getInitialValueInEffect: false,
  })
  const [kept] = useState(() => new Set(Object.keys(answers).filter((id) => isAnswered(answers[id]))))
  const deciding = useMemo(() => decidingFacts(compiled.definition), [compiled])
  const isWrong = (id: string) => errorAt(problems, id) !== null
  const asked = askedQuestions(props)
  const waiting = foldedQuestions(asked, { answers, kept, deciding, isWrong })
  const fields = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<string | null>(null)
  useEffect(() => {
    if (opened === null) return
    fields.current?.querySelector<HTMLElement>(`[id^="${CSS.escape(opened)}"]`)?.focus()
    setOpened(null)
  }, [opened])
  if (asked.length === 0) return null
  return (
    <div ref={fields} className="draft-questions">
      <QuestionFields {...props} hidden={isOpen ? [] : waiting} />
      {waiting.length > 0 && (
        <div className="draft-waiting">
          <button
            type="button"
            className="btn text"
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen)
              if (!isOpen) setOpened(`${props.id}-pytanie-${waiting[0]?.id}`)
            }}
          >
            <Icon name={isOpen ? 'up' : 'plus'} size={18} />
            {isOpen ? 'Schowaj pytania, które mogą poczekać' : `Pozostałe pytania: ${waiting.length}`}
          </button>
          {!isOpen && <span className="sub">Mogą poczekać, nie zatrzymują zapisu.</span>}
        </div>
      )}
    </div>
  )
}
