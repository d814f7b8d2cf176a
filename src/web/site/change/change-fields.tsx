import type { EventView } from '#contract/pages.ts'
import { CarerFields } from '../register/carer-fields.tsx'
import { ExtrasStep } from '../register/extras-step.tsx'
import { GroupChoice } from '../register/group-choice.tsx'
import { HeadsPart } from '../register/heads-part.tsx'
import type { ChoiceTools } from '../register/order/form-tools.ts'
import { PeopleQuestions, WholeQuestions } from '../register/questions.tsx'
import { SlotChoice } from '../register/slot-choice.tsx'
import { countsHeads } from '../shared/headcount.ts'
import { ChangePeople } from './change-people.tsx'
import type { Agreed } from './use-agreed.ts'

interface FieldsProps {
  readonly tools: ChoiceTools
  readonly agreed: Agreed
  readonly event: Pick<EventView, 'definition' | 'calledOff'>
  readonly token: string
}

/** The fields of the form; while approval is pending, only people, and their carers once somebody leaves. */
export function ChangeFields({ tools, agreed, event, token }: FieldsProps) {
  const { within, draft } = agreed
  const people = (
    <ChangePeople {...{ tools, agreed: draft, event, token, within }} takenOver={agreed.takenOver} />
  )
  if (within === 'leaving')
    return (
      <>
        {people}
        {tools.order.people.length < draft.people.length && <CarerFields tools={tools} />}
      </>
    )
  return (
    <>
      {countsHeads(event.definition) ? <HeadsPart tools={tools} /> : people}
      <GroupChoice tools={tools} />
      <SlotChoice tools={tools} />
      <WholeQuestions tools={tools} step="osoby" />
      <ExtrasStep tools={tools} />
      <WholeQuestions tools={tools} step="dane" />
      <PeopleQuestions tools={tools} step="dane" />
      <CarerFields tools={tools} />
    </>
  )
}
