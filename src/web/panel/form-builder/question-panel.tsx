import type { ReactNode } from 'react'
import type { Question } from '#domain/event/draft/questions/blocks.ts'
import {
  changeQuestion,
  duplicateQuestion,
  withFields,
  withOffice,
} from '#domain/event/draft/questions/change-question.ts'
import { moveQuestionToSection } from '#domain/event/draft/questions/move-question.ts'
import type { Answer } from '#domain/form/fields/answer-schema.ts'
import { answerIn, formOfAnswer } from '#domain/form/question-form.ts'
import { questionTypes } from '#domain/form/question-types.ts'
import { isOfOffice } from '#domain/registration/is-of-office.ts'
import { readersOfAnswers } from '#i18n/pl/definition/asks.ts'
import { specOfQuestion } from '#web/kit/form/question-spec.ts'
import { CheckField } from '#web/ui/field.tsx'
import { Fields } from '../shared/conditions/fields.tsx'
import { useHeldForm } from '../shared/conditions/held-form.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import type { Builder } from './editor.ts'
import { HelpEditor } from './help-editor.tsx'
import { OptionList } from './option-list.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { createQuestionForm, FIELD, readQuestionForm, textsOf, withTexts } from './question-form.ts'
import { QuestionSentences } from './question-sentences.tsx'
import { READERS, type Reader } from './readers.ts'
import { RemoveQuestion } from './remove-question.tsx'

interface Props {
  readonly builder: Builder
  readonly question: Question
  readonly problems: readonly string[]
  readonly onMove: (way: 'up' | 'down') => void
}

/** Everything about one question, beside the form. */
export function QuestionPanel({ builder, question, problems, onMove }: Props): ReactNode {
  const { id } = question
  const { settings } = questionTypes[question.type]
  const write = (make: (question: Question) => Question) =>
    builder.change((now) => changeQuestion(now, id, make))
  const { form, setForm } = useHeldForm({
    value: textsOf(question),
    create: createQuestionForm,
    read: readQuestionForm,
    onChange: (texts) => write((now) => withTexts(now, texts)),
  })
  const fields = (...only: string[]) => <Fields tacit form={form} onChange={setForm} only={only} />
  const duplicate = () => {
    const copied = duplicateQuestion(builder.document, id)
    builder.change(() => copied.document)
    builder.choose({ kind: 'question', id: copied.id })
    builder.announce(`Powielono pytanie: ${question.label}.`)
    builder.focusOn(FIELD.label)
  }
  return (
    <PanelFrame
      title={question.label}
      problems={problems}
      onMove={onMove}
      onClose={() => builder.choose(null)}
    >
      {fields(FIELD.label)}
      <QuestionSentences builder={builder} question={question} />
      <HelpEditor question={question} onChange={write} />
      {settings.options === true && <OptionList builder={builder} question={question} />}
      <SectionChoice builder={builder} question={question} />
      {(settings.files !== true || isOfOffice(question)) && (
        <CheckField
          id="pytanie-biuro"
          checked={question.staffOnly === true}
          hint="Osoba, która się zapisuje, nie zobaczy pytania ani odpowiedzi."
          onChange={(staffOnly) => write((now) => withOffice(now, { staffOnly: staffOnly || undefined }))}
        >
          Tylko dla biura
        </CheckField>
      )}
      <details className="fb-more">
        <summary>Więcej ustawień</summary>
        <div className="two-fields">{fields(FIELD.min, FIELD.max)}</div>
        {fields(FIELD.pattern, FIELD.message)}
        <Proposal
          question={question}
          onChange={(answer) => write((now) => withFields(now, { default: answer }))}
        />
        <Readers question={question} onChange={(seenBy) => write((now) => withFields(now, { seenBy }))} />
        {fields(FIELD.keepDays)}
      </details>
      {question.codes !== undefined && (
        <p className="hint">Odpowiedzią jest kod z&nbsp;listy: {question.codes}.</p>
      )}
      {isDelicate(question) && (
        <p className="hint">
          To wrażliwa odpowiedź. W&nbsp;podpowiedzi napisz, po co o&nbsp;nią pytasz, a&nbsp;powyżej ustal, kto
          ją widzi i&nbsp;jak długo ma zostać.
        </p>
      )}
      <div className="fb-foot">
        <button type="button" className="link" onClick={duplicate}>
          Powiel pytanie
        </button>
        <RemoveQuestion key={id} builder={builder} question={question} />
      </div>
    </PanelFrame>
  )
}

const isDelicate = ({ type, seenBy }: Question) => type === 'pesel' || seenBy !== undefined

const LOOSE = ''

function SectionChoice({ builder, question }: { builder: Builder; question: Question }): ReactNode {
  const { sections } = builder.document
  if (sections.length === 0) return null
  return (
    <p className="fb-say">
      Część formularza:{' '}
      <Slot
        label="Część formularza"
        value={question.section ?? LOOSE}
        options={[[LOOSE, 'bez części'], ...sections.map(({ id, name }) => [id, name] as const)]}
        onChange={(section) =>
          builder.change((now) => moveQuestionToSection(now, question.id, section === LOOSE ? null : section))
        }
      />
    </p>
  )
}

/** The answer that stands in the form before anything is typed, given in the question's own field. */
function Proposal(props: { question: Question; onChange: (answer: Answer | undefined) => void }): ReactNode {
  const { pattern: _, help: __, helpHtml: ___, ...asked } = props.question
  const { isSecret, settings, fact } = questionTypes[asked.type]
  const isTick = fact.type === 'yes-no'
  const spec = specOfQuestion('pytanie-wpisane', {
    ...asked,
    ...{ label: isTick ? 'Zaznaczone z\u00a0góry' : 'Odpowiedź wpisana z\u00a0góry', required: false },
  })
  const { form, setForm } = useHeldForm<{ answer: Answer; asked: object }>({
    value: { answer: asked.default ?? null, asked: { type: asked.type, options: asked.options } },
    create: ({ answer }) => formOfAnswer(spec, answer),
    read: (typed, before) => ({ ...before, answer: isRight(typed) ? answerIn(typed) : before.answer }),
    onChange: ({ answer }) => props.onChange(isNothing(answer) ? undefined : answer),
  })
  const lacksOptions = settings.options === true && asked.options.length === 0
  const isPersonal = isSecret === true || settings.files === true || asked.codes !== undefined
  if (isPersonal || lacksOptions) return null
  return (
    <>
      <Fields tacit form={form} onChange={setForm} />
      {asked.default !== undefined && (
        <button type="button" className="link" onClick={() => props.onChange(undefined)}>
          Nic nie wpisuj z&nbsp;góry
        </button>
      )}
    </>
  )
}

const isRight = (form: Parameters<typeof answerIn>[0]) =>
  form.groups.every(({ controls }) => controls.every(({ error }) => error === null))

/** An unticked box is what stands there anyway. */
const isNothing = (answer: Answer) => answer === null || answer === false

/** Who of the staff sees the answer; without any choice all of them. */
function Readers(props: { question: Question; onChange: (seenBy: Question['seenBy']) => void }): ReactNode {
  const chosen = props.question.seenBy ?? []
  const toggle = (right: Reader) => {
    const changed = READERS.filter((each) => chosen.includes(each) !== (each === right))
    props.onChange(changed.length === 0 ? undefined : changed)
  }
  return (
    <fieldset className="choice">
      <legend>Kto z&nbsp;zespołu widzi odpowiedź</legend>
      <span className="hint">
        {chosen.length === 0
          ? 'Każdy, kto widzi zgłoszenie. Zaznacz, jeśli mniej osób.'
          : 'Tylko zaznaczeni.'}
      </span>
      <div className="options">
        {READERS.map((right) => (
          <label key={right} className="option">
            <input type="checkbox" checked={chosen.includes(right)} onChange={() => toggle(right)} />
            <span>{readersOfAnswers[right]}</span>
          </label>
        ))}
      </div>
      {isOfOffice(props.question) && chosen.length === 0 && (
        <span className="hint">Odpowiedzi biura widzi całe biuro.</span>
      )}
    </fieldset>
  )
}
