import type { ReactNode } from 'react'
import type { Question } from '#domain/event/draft/questions/blocks.ts'
import { withFields } from '#domain/event/draft/questions/change-question.ts'
import { readersOfAnswers } from '#i18n/pl/definition/asks.ts'
import { listed } from '#i18n/pl/listing.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { keptWords } from './library/question-facts.ts'
import { isReader, READERS } from './readers.ts'

const USUAL_DAYS = [7, 30, 365, 3 * 365, 5 * 365]

interface Props {
  readonly question: Question
  readonly onChange: (make: (question: Question) => Question) => void
}

/** Who reads the answer and how long it is kept, by usual choices; others are made in the further settings. */
export function ReadingSentence({ question, onChange }: Props): ReactNode {
  const { seenBy = [], keepDays } = question
  const several = seenBy.join(' ')
  const days =
    keepDays === undefined || USUAL_DAYS.includes(keepDays) ? USUAL_DAYS : [keepDays, ...USUAL_DAYS]
  return (
    <p className="fb-say">
      Odpowiedź widzi{' '}
      <Slot
        label="Kto widzi odpowiedź"
        value={several}
        options={[
          ['', 'każdy, kto widzi zgłoszenie'],
          ...(seenBy.length < 2 ? [] : [[several, severalWords(seenBy)] as const]),
          ...READERS.map((right) => [right, readersOfAnswers[right]] as const),
        ]}
        onChange={(value) => {
          if (value === several) return
          onChange((now) => withFields(now, { seenBy: isReader(value) ? [value] : undefined }))
        }}
      />
      , do usunięcia{' '}
      <Slot
        label="Jak długo zostaje odpowiedź"
        value={keepDays === undefined ? '' : String(keepDays)}
        options={[
          ['', 'razem ze zgłoszeniem'],
          ...days.map((each) => [String(each), keptWords(each)] as const),
        ]}
        onChange={(value) =>
          onChange((now) => withFields(now, { keepDays: value === '' ? undefined : Number(value) }))
        }
      />
      .
    </p>
  )
}

const severalWords = (rights: NonNullable<Question['seenBy']>) =>
  listed(
    rights.map((right) => readersOfAnswers[right]),
    'i',
  )
