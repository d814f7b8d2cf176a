import { useMemo } from 'react'
import type { SitePage } from '#contract/pages.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import { changesOf } from '#domain/registration/changes.ts'
import { draftChange } from '#i18n/pl/changes.ts'
import { useFocus } from '#web/lib/use-focus.ts'
import { type ChoiceTools, shownOf } from '../register/form-tools.ts'
import { type Order, touch } from '../register/order.ts'
import type { FormProblem } from '../register/problems.ts'
import { changedDraft, leavingOnly } from './agreed-order.ts'
import { ChangeFields } from './change-fields.tsx'
import { CHANGE_TITLE, ChangeIntro } from './change-intro.tsx'
import { changeProblems } from './change-problems.ts'
import { ChangeSummary } from './change-summary.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import { outcomeOf, outcomeWords, owedMore } from './sum-words.ts'
import { isOtherwise, isTyped } from './take-up.ts'
import { type Agreed, useAgreed } from './use-agreed.ts'
import { useChanging } from './use-changing.ts'
import { useKept } from './use-kept.ts'
import { usePreview } from './use-preview.ts'

type ChangeProps = Extract<SitePage, { page: 'change' }> & { readonly agreed: Agreed }

/** What was agreed in the pieces of the form; beside it what changes, what it comes to, and the button. */
export function ChangeForm({ event, organiser, brand, now, token, number, agreed: first }: ChangeProps) {
  const { definition } = event
  const moment = useMemo(() => Temporal.PlainDateTime.from(now), [now])
  const seen = useMemo(() => ({ definition, today: moment.toPlainDate() }), [definition, moment])
  const { agreed, turn, ready, restored, look, lookAtPlaces, askAgain, ...kept } = useAgreed(first, {
    ...{ token, number, seen },
  })
  const { revision, within } = agreed
  const order = useMemo(
    () => (within === 'leaving' ? leavingOnly(kept.order, agreed.draft, seen) : kept.order),
    [within, kept.order, agreed, seen],
  )
  const compiled = useMemo(() => compileDefinition(definition), [definition])
  const draft = useMemo(() => changedDraft(order, agreed.draft, definition), [order, agreed, definition])
  const changes = useMemo(() => changesOf(definition, agreed.draft, draft), [definition, agreed, draft])
  const isChanged = isOtherwise(draft, agreed.draft, definition)
  const { isSending, trouble, send, meet, settle } = useChanging({ token, number, restored, look, askAgain })
  const isWorth = !trouble?.over && isTyped(kept.order, agreed.draft, definition)
  useKept({ number, ready, isWorth, order: kept.order, agreed: agreed.draft, revision })
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
    focusOn(CHANGE_TITLE)
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
          <ChangeIntro agreed={agreed} />
          {restored !== null && isTyped(order, agreed.draft, definition) && (
            <RestoredNotice onDiscard={discard} />
          )}
          <ChangeFields tools={tools} agreed={agreed} event={event} token={token} />
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
