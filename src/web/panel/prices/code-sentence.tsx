import type { ReactNode } from 'react'
import { codeListsOf } from '#domain/event/draft/prices/codes.ts'
import { type Chip, chipsOf, conditionOf } from '#domain/event/draft/questions/who.ts'
import { TextSlot } from '../shared/inputs/slots.tsx'
import { CodeListForm } from './code-list-form.tsx'
import { CODE_FACTS, type Editing } from './editing.ts'

type CodeChip = Extract<Chip, { readonly kind: 'values' }>
const FIRST_CODE: CodeChip = { kind: 'values', fact: 'code', values: ['RAZEM10'], not: false }

/** 'Z kodem: LATO', or a list of personal codes; where the adjustment asks for a code. */
export function CodeSentence({ pricing, adjustment, write }: Editing): ReactNode {
  const chips = chipsOf(adjustment.when)
  const place = chips.findIndex((chip) => chip.kind === 'values' && CODE_FACTS.includes(chip.fact))
  const chip = chips[place]
  if (chip?.kind !== 'values')
    return (
      <button
        type="button"
        className="btn text"
        onClick={() =>
          write((now) => {
            const when = conditionOf([FIRST_CODE, ...chipsOf(now.when)])
            return when === undefined ? now : { ...now, when }
          })
        }
      >
        Tylko z&nbsp;kodem
      </button>
    )
  const set = (changed: CodeChip) =>
    write((now) => {
      const when = conditionOf(chipsOf(now.when).with(place, changed))
      return when === undefined ? now : { ...now, when }
    })
  if (chip.fact === 'codeList') {
    const lists = codeListsOf(pricing.document).filter(({ id }) => chip.values.includes(id))
    return lists.map((list) => <CodeListForm key={list.id} pricing={pricing} list={list} />)
  }
  return (
    <p className="sentence">
      {chip.not ? 'Bez kodu: ' : 'Z\u00a0kodem: '}
      <TextSlot
        label="Kod"
        text={chip.values.join(', ')}
        longest={200}
        onChange={(text) => {
          const words = text.split(',').flatMap((word) => word.trim() || [])
          if (words.length > 0) set({ ...chip, values: words })
        }}
      />
      . Wielkość liter nie ma znaczenia.{' '}
      <button
        type="button"
        className="link"
        onClick={() =>
          write(({ when: _, ...now }) => {
            const when = conditionOf(chips.toSpliced(place, 1))
            return when === undefined ? now : { ...now, when }
          })
        }
      >
        bez kodu
      </button>
    </p>
  )
}
