import type { ReactNode } from 'react'
import { askableFacts } from '#domain/event/draft/questions/askable-facts.ts'
import type { Question } from '#domain/event/draft/questions/blocks.ts'
import {
  changeQuestion,
  withFields,
  withOffice,
  withType,
} from '#domain/event/draft/questions/change-question.ts'
import { questionTypes } from '#domain/form/question-types.ts'
import { isOfOffice } from '#domain/registration/is-of-office.ts'
import { questionTypeNames } from '#i18n/pl/definition/asks.ts'
import { ConditionList } from '../shared/conditions/condition-list.tsx'
import { Slot } from '../shared/conditions/slot.tsx'
import type { Builder } from './editor.ts'
import { FileSentence } from './file-sentence.tsx'
import { QUESTION_KINDS } from './question-kinds.ts'
import { ReadingSentence } from './reading-sentence.tsx'

const ASKED_AT = [
  ['registration', 'przy zapisie'],
  ['desk', 'w\u00a0biurze na miejscu'],
  ['gate', 'przy wejściu'],
] as const

/** What kind of question it is, of whom, when: sentences whose words can be changed. */
export function QuestionSentences({
  builder,
  question,
}: {
  builder: Builder
  question: Question
}): ReactNode {
  const { id, type, required, of, askedAt, when } = question
  const write = (make: (question: Question) => Question) =>
    builder.change((now) => changeQuestion(now, id, make))
  const behind = builder.document.questions.findIndex((each) => each.id === id)
  return (
    <div className="fb-says">
      <p className="fb-say">
        To{' '}
        <Slot
          label="Rodzaj pytania"
          value={type}
          options={QUESTION_KINDS.map((each) => [each, questionTypeNames[each]] as const)}
          onChange={(to) => write((now) => withType(now, to))}
        />
        {!isOfOffice(question) && (
          <>
            ,{' '}
            <Slot
              label="Czy odpowiedź jest wymagana"
              value={required ? 'tak' : 'nie'}
              options={[
                ['tak', 'odpowiedź wymagana'],
                ['nie', 'odpowiedź nieobowiązkowa'],
              ]}
              onChange={(is) => write((now) => ({ ...now, required: is === 'tak' }))}
            />
          </>
        )}
        .
      </p>
      <p className="fb-say">
        Pytamy{' '}
        <Slot
          label="O kogo pytamy"
          value={of}
          options={[
            ['person', 'o\u00a0każdą osobę'],
            ['registration', 'raz w\u00a0zgłoszeniu'],
          ]}
          onChange={(to) => write((now) => ({ ...now, of: to }))}
        />{' '}
        <Slot
          label="Kiedy pytamy"
          value={askedAt ?? 'registration'}
          options={ASKED_AT}
          onChange={(at) =>
            write((now) => withOffice(now, { askedAt: at === 'registration' ? undefined : at }))
          }
        />
        .
      </p>
      {questionTypes[type].settings.files === true && <FileSentence question={question} onChange={write} />}
      <p>{when === undefined ? 'Zawsze.' : 'Tylko gdy:'}</p>
      <ConditionList
        key={id}
        definition={builder.definition}
        words={builder.words}
        facts={askableFacts(builder.definition, { of, behind })}
        when={when}
        onChange={(changed) => write((now) => withFields(now, { when: changed }))}
      />
      <ReadingSentence question={question} onChange={write} />
    </div>
  )
}
