import type { EventView } from '#contract/pages.ts'
import { CarerFields } from '../register/carer-fields.tsx'
import { ExtrasStep } from '../register/extras-step.tsx'
import type { ChoiceTools } from '../register/form-tools.ts'
import { GroupChoice } from '../register/group-choice.tsx'
import { countsHeads } from '../register/headcount.ts'
import { HeadsPart } from '../register/heads-part.tsx'
import { PeopleQuestions, WholeQuestions } from '../register/questions.tsx'
import { SlotChoice } from '../register/slot-choice.tsx'
import { ChangePeople } from './change-people.tsx'
import type { Agreed } from './use-agreed.ts'

interface FieldsProps {
  readonly tools: ChoiceTools
  readonly agreed: Agreed
  readonly event: Pick<EventView, 'definition' | 'calledOff'>
  readonly token: string
}

/** The pieces of the form; while an approval is waited for, people alone, and who looks after whom once one leaves. */
export function ChangeFields({ tools, agreed, event, token }: FieldsProps) {
  const { within, draft } = agreed
  const people = <ChangePeople tools={tools} agreed={draft} event={event} token={token} within={within} />
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
