import './form-builder.css'
import './add-question.css'
import './question-panel.css'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { addSection } from '#domain/event/draft/questions/sections.ts'
import type { DraftEditor } from '../shared/draft/use-draft.ts'
import { AddQuestion, NEW_QUESTION } from './add-question.tsx'
import { AskedOfAll } from './asked-of-all.tsx'
import { type Builder, type Chosen, useReadDraft } from './editor.ts'
import { FormBlocks, headOf } from './form-blocks.tsx'
import { PANEL } from './panel-frame.tsx'
import { problemsOf } from './problems.ts'
import { cardOf } from './question-card.tsx'
import { QuestionPanel } from './question-panel.tsx'
import { SECTION_NAME, SectionPanel } from './section-panel.tsx'
import { type Moving, useMoving } from './use-moving.ts'

/** From here on the settings of a question have room beside the form. */
const WIDE = '(min-width: 1081px)'

type Props = Pick<DraftEditor, 'document' | 'problems' | 'change'>

/** The form of an event as people will see it, and the settings of what is chosen in it. */
export function FormBuilder({ document, problems: found, change }: Props): ReactNode {
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false })
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [news, setNews] = useState('')
  const [target, setTarget] = useState<string | null>(null)
  const focusOn = useWantedFocus()
  const problems = problemsOf(document, found)
  const choose = (next: Chosen | null) => {
    // Focus goes into what was opened, and back to where it was opened.
    if (next !== null) focusOn(PANEL)
    else if (chosen !== null) focusOn(chosen.kind === 'question' ? cardOf(chosen.id) : headOf(chosen.id))
    setChosen(next)
  }
  const builder: Builder = {
    ...useReadDraft(document),
    ...{ document, change, chosen, choose, announce: setNews, focusOn },
  }
  const moving = useMoving(builder)
  const addNewSection = () => {
    const added = addSection(document, 'Nowa część')
    change(() => added.document)
    choose({ kind: 'section', id: added.id })
    setTarget(added.id)
    focusOn(SECTION_NAME)
  }
  const panel = <ChosenPanel builder={builder} problems={problems} moving={moving} />
  return (
    <div className="fb">
      <p role="status" className="sr">
        {news}
      </p>
      <div className="fb-form">
        <AskedOfAll builder={builder} problems={problems.ofAll} />
        <FormBlocks
          builder={builder}
          problems={problems}
          moving={moving}
          onAdd={(section) => {
            setTarget(section)
            focusOn(NEW_QUESTION)
          }}
          panel={isWide ? null : panel}
        />
        <button type="button" className="btn quiet fb-new-section" onClick={addNewSection}>
          Dodaj część
        </button>
      </div>
      <div className="fb-side">
        {isWide && panel}
        <AddQuestion builder={builder} target={target} onTarget={setTarget} />
      </div>
    </div>
  )
}

interface ChosenProps {
  readonly builder: Builder
  readonly problems: ReturnType<typeof problemsOf>
  readonly moving: Moving
}

/** The settings of what is chosen; nothing where somebody has removed it meanwhile. */
function ChosenPanel({ builder, problems, moving }: ChosenProps): ReactNode {
  const { document, chosen } = builder
  if (chosen === null) return null
  if (chosen.kind === 'section') {
    const section = document.sections.find(({ id }) => id === chosen.id)
    if (section === undefined) return null
    return (
      <SectionPanel
        key={section.id}
        builder={builder}
        section={section}
        problems={problems.ofSection(section.id)}
        onMove={(way) => moving.moveSection(section.id, way)}
      />
    )
  }
  const question = document.questions.find(({ id }) => id === chosen.id)
  if (question === undefined) return null
  return (
    <QuestionPanel
      key={question.id}
      builder={builder}
      question={question}
      problems={problems.ofQuestion(question.id)}
      onMove={(way) => moving.moveQuestion(question.id, way)}
    />
  )
}

/** Focuses an element after the next rendering: it may only come with it. Text in it is selected. */
function useWantedFocus(): (id: string) => void {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const target = wanted.current === null ? null : document.getElementById(wanted.current)
    if (target === null) return
    wanted.current = null
    target.focus({ preventScroll: true })
    target.scrollIntoView({ block: 'nearest' })
    if (target instanceof HTMLInputElement) target.select()
  })
  return (id) => {
    wanted.current = id
  }
}
