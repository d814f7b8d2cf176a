import { useMemo } from 'react'
import type { SitePage } from '#contract/pages.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import { changesOf } from '#domain/registration/changes.ts'
import { draftChange } from '#i18n/pl/changes.ts'
import { useFocus } from '#web/lib/use-focus.ts'
import { CarerFields } from '../register/carer-fields.tsx'
import { ExtrasStep } from '../register/extras-step.tsx'
import { type ChoiceTools, shownOf } from '../register/form-tools.ts'
import { GroupChoice } from '../register/group-choice.tsx'
import { countsHeads } from '../register/headcount.ts'
import { HeadsPart } from '../register/heads-part.tsx'
import { type Order, touch } from '../register/order.ts'
import type { FormProblem } from '../register/problems.ts'
import { PeopleQuestions, WholeQuestions } from '../register/questions.tsx'
import { SlotChoice } from '../register/slot-choice.tsx'
import { changedDraft } from './agreed-order.ts'
import { ChangePeople } from './change-people.tsx'
import { changeProblems } from './change-problems.ts'
import { ChangeSummary } from './change-summary.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import { outcomeOf, outcomeWords, owedMore } from './sum-words.ts'
import { isOtherwise, isTyped } from './take-up.ts'
import { type Agreed, useAgreed } from './use-agreed.ts'
import { useChanging } from './use-changing.ts'
import { useKept } from './use-kept.ts'
import { usePreview } from './use-preview.ts'

/** Where the focus goes when what was typed is discarded. */
const TITLE = 'zmien-zgloszenie'

type ChangeProps = Extract<SitePage, { page: 'change' }> & { readonly agreed: Agreed }

/** What was agreed in the pieces of the form; beside it what changes, what it comes to, and the button. */
export function ChangeForm({ event, organiser, brand, now, token, number, agreed: first }: ChangeProps) {
  const { definition } = event
  const moment = useMemo(() => Temporal.PlainDateTime.from(now), [now])
  const today = useMemo(() => moment.toPlainDate(), [moment])
  const { agreed, order, turn, ready, restored, look, lookAtPlaces, askAgain, ...kept } = useAgreed(first, {
    ...{ token, number, definition, today },
  })
  const compiled = useMemo(() => compileDefinition(definition), [definition])
  const draft = useMemo(() => changedDraft(order, agreed.draft, definition), [order, agreed, definition])
  const changes = useMemo(() => changesOf(definition, agreed.draft, draft), [definition, agreed, draft])
  const isChanged = isOtherwise(draft, agreed.draft, definition)
  const { revision } = agreed
  const { isSending, trouble, send, meet, settle } = useChanging({ token, number, restored, look })
  const isWorth = !trouble?.over && isTyped(order, agreed.draft, definition)
  useKept({ number, ready, isWorth, order, agreed: agreed.draft, revision })
  const change = (make: (before: Order) => Order) => {
    settle()
    kept.change(make)
  }
  // What is wrong with the draft stands at its fields.
  const onFailure = (failure: Parameters<typeof meet>[0]) =>
    void (failure.code === 'registration_refused' ? lookAtPlaces() : meet(failure))
  const answer = usePreview({ token, revision, draft, isChanged, turn, onFailure })
  const { focusOn } = useFocus('zmiana')
  const discard = () => {
    settle()
    kept.discard()
    focusOn(TITLE)
  }

  const context: QuoteContext = useMemo(
    () => ({
      ...{ now: moment, held: agreed.draft, approved: true },
      facts: { channel: 'online', free: agreed.free },
    }),
    [moment, agreed],
  )
  const told = answer?.ok === false ? (answer.problem?.problems ?? []) : []
  const problems = changeProblems(order, { compiled, draft, context, agreed: agreed.draft, told })
  const tools: ChoiceTools = {
    ...{ order, change, compiled, draft, context, problems },
    free: agreed.free,
    inAll: null,
    fixed: agreed.entered,
    focus: focusOn,
    shown: shownOf(order, problems),
  }
  const pick = (picked: readonly FormProblem[]) => {
    const [one] = picked
    if (one === undefined) return
    const fields = picked.flatMap(({ field }) => field ?? [])
    change((o) => touch(one.person === null ? o : { ...o, editing: one.person }, fields))
    focusOn(one.field)
  }
  const preview = answer?.ok ? answer.data : null
  const submit = (submitted: React.FormEvent) => {
    submitted.preventDefault()
    if (preview === null || problems.length > 0 || isSending) return
    const { total, fee } = preview
    void send({ revision, draft, expectedTotal: total, fee: fee?.amount ?? 0 }, changes.map(draftChange))
  }
  return (
    // What is typed into stands outside the form that the button sends: Enter in a field orders nothing.
    <div className="register change">
      <fieldset disabled={!ready || trouble?.over} className="bare">
        <main id="tresc">
          <div className="intro">
            <h1 id={TITLE} tabIndex={-1}>
              Zmień zgłoszenie
            </h1>
            <p>Nic się nie zmieni, dopóki nie potwierdzisz zmiany.</p>
          </div>
          {restored !== null && isWorth && <RestoredNotice onDiscard={discard} />}
          {countsHeads(definition) ? (
            <HeadsPart tools={tools} />
          ) : (
            <ChangePeople tools={tools} agreed={agreed.draft} event={event} token={token} />
          )}
          <GroupChoice tools={tools} />
          <SlotChoice tools={tools} />
          <WholeQuestions tools={tools} step="osoby" />
          <ExtrasStep tools={tools} />
          <WholeQuestions tools={tools} step="dane" />
          <PeopleQuestions tools={tools} step="dane" />
          <CarerFields tools={tools} />
          {isChanged && (
            <p className="change-bar">
              <b>{barWords(answer, agreed)}</b>
              <a className="link" href="#zmiany">
                Co się zmienia
              </a>
            </p>
          )}
        </main>
        <ChangeSummary
          {...{ tools, agreed, changes, isChanged, preview, trouble, isSending }}
          {...{ organiser, brand, slug: event.slug }}
          isAsking={isChanged && answer === null}
          owed={preview === null ? 0 : owedMore(preview)}
          onPick={pick}
          onSubmit={submit}
          onAgain={() => {
            settle()
            askAgain()
          }}
        />
      </fieldset>
    </div>
  )
}

/** In short, while the rest is out of sight. */
function barWords(answer: ReturnType<typeof usePreview>, { paid }: Agreed): string {
  if (answer === null) return 'Liczę…'
  return answer.ok ? outcomeWords(outcomeOf(answer.data, paid)) : 'Do poprawy'
}
