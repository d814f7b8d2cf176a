import type { ReactNode } from 'react'
import type { Condition } from '#domain/event/definition/condition.ts'
import { chipsOf, partOf } from '#domain/event/draft/questions/who.ts'
import { listed } from '#i18n/pl/listing.ts'
import { ConditionList } from '../shared/conditions/condition-list.tsx'
import { type After, OpenWord } from '../shared/inputs/open-word.tsx'
import type { Payments } from './use-payments.ts'

interface Props {
  readonly payments: Payments
  readonly label: string
  readonly after?: After
  /** What a rule is about that asks: a person, or a whole registration and its price. */
  readonly of: 'person' | 'plan'
  readonly when: Condition | undefined
  readonly onChange: (when: Condition | undefined) => void
}

/** For whom something is, as a word: 'wszyscy', or a list of conditions that all hold. */
export function WhoWord({ payments, label, after, of, when, onChange }: Props): ReactNode {
  const { definition, words, facts } = payments
  return (
    <OpenWord
      label={label}
      text={when === undefined ? 'wszyscy' : `gdy: ${sentenceOf(words, when)}`}
      after={after}
    >
      {when === undefined && <p>Na razie wszyscy. Dodaj warunek, aby wybrać.</p>}
      <ConditionList {...{ definition, words, when, onChange }} facts={facts[of]} />
    </OpenWord>
  )
}

/** A condition in words, its parts joined. */
export const sentenceOf = (words: Payments['words'], when: Condition): string =>
  listed(
    chipsOf(when).map((chip) => words(partOf(chip))),
    'i',
  )

/** Writes a condition into a part of the draft; none is left out. */
export function withWhen<Rule extends { when?: Condition | undefined }>(
  { when: _, ...rule }: Rule,
  when: Condition | undefined,
) {
  return when === undefined ? rule : { ...rule, when }
}
