import { useEffect, useMemo } from 'react'
import type { FieldProblem } from '#contract/errors.ts'
import type { SitePage } from '#contract/pages.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import { changesOf } from '#domain/registration/changes.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { draftChange } from '#i18n/pl/changes.ts'
import * as words from '#i18n/pl/site/change.ts'
import { FormUploads } from '#web/kit/form/form-uploads.tsx'
import { browserStore } from '#web/lib/browser-store.ts'
import { useFocus } from '#web/lib/use-focus.ts'
import { fileProblems, withFileProblems } from '../register/files/file-fields.ts'
import { siteUpload } from '../register/files/site-upload.ts'
import { useOrderFiles } from '../register/files/use-order-files.ts'
import { type ChoiceTools, shownOf } from '../register/order/form-tools.ts'
import { type Order, touch } from '../register/order/order.ts'
import type { FormProblem } from '../register/order/problems.ts'
import { changedDraft, changedForOne, leavingOnly } from './agreed-order.ts'
import { ChangeFields } from './change-fields.tsx'
import { CHANGE_TITLE, ChangeIntro } from './change-intro.tsx'
import { ChangePerson } from './change-person.tsx'
import { changeProblems } from './change-problems.ts'
import { forgetChange, type KeptChange, saveChange } from './change-store.ts'
import { ChangeSummary } from './change-summary.tsx'
import { outcomeOf, outcomeWords, owedMore } from './sum-words.ts'
import { isOtherwise, isTyped } from './take-up.ts'
import { type Agreed, useAgreed } from './use-agreed.ts'
import { useChanging } from './use-changing.ts'
import { usePreview } from './use-preview.ts'

type ChangeProps = Extract<SitePage, { page: 'change' }> & { readonly agreed: Agreed }

/** What was agreed, in the fields of the form; next to it the changes, the resulting price and the button. */
export function ChangeForm({ agreed: first, ...props }: ChangeProps) {
  const { event, organiser, brand, now, token, number } = props
  const { definition } = event
  const moment = useMemo(() => Temporal.PlainDateTime.from(now), [now])
  const seen = useMemo(() => ({ definition, today: moment.toPlainDate() }), [definition, moment])
  const { agreed, turn, ready, restored, look, lookAtPlaces, askAgain, ...kept } = useAgreed(first, {
    ...{ token, number, seen },
  })
  const { revision, within } = agreed
  const only = onlyPerson(props.person, agreed)
  const order = useMemo(() => {
    if (within === 'leaving') return leavingOnly(kept.order, agreed.draft, seen)
    // What one person has is one choice, whether or not the others have it alike.
    return only === null ? kept.order : { ...kept.order, apart: [] }
  }, [within, kept.order, agreed, seen, only])
  const compiled = useMemo(() => compileDefinition(definition), [definition])
  const draft = useMemo(() => changedDraft(order, agreed.draft, definition), [order, agreed, definition])
  const changes = useMemo(() => changesOf(definition, agreed.draft, draft), [definition, agreed, draft])
  const isChanged = isOtherwise(draft, agreed.draft, definition)
  const { isSending, trouble, send, meet, settle } = useChanging({ token, number, restored, look, askAgain })
  const isWorth = !trouble?.over && isTyped(kept.order, agreed.draft, definition)
  useKept({ number, ready, isWorth, order: kept.order, agreed: agreed.draft, revision })
  const change = (make: (before: Order) => Order) => {
    settle()
    kept.change(only === null ? make : changedForOne(make))
  }
  const files = useOrderFiles({ order, change, of: revision })
  // Problems of the draft are shown at its fields.
  const onFailure = (failure: Parameters<typeof meet>[0]) =>
    void (OF_FIELDS.includes(failure.code) ? lookAtPlaces() : meet(failure))
  const { uploads } = order
  const secret = uploads === undefined ? {} : { uploads }
  const answer = usePreview({ ...{ token, revision, draft, isChanged, turn, onFailure }, ...secret })
  const { focusOn } = useFocus('zmiana')
  const discard = () => {
    settle()
    files.forget()
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
  const all = answer?.ok === false ? (answer.problem?.problems ?? []) : []
  const isElsewhere = ({ person = null }: FieldProblem) => only !== null && person !== null && person !== only
  const refused = all.filter((problem) => !isElsewhere(problem))
  const found = changeProblems(order, { compiled, draft, context, agreed: agreed.draft, refused })
  // Hidden data of people whose place was taken over are not missing.
  const own = found.filter(({ person }) => person === null || !agreed.takenOver.includes(person))
  const ofOthers = all.filter(isElsewhere).map((problem) => problemOfOther(problem, agreed))
  const problems = withFileProblems(
    [...own, ...ofOthers],
    fileProblems({ order, compiled, draft, context, files }),
  )
  const tools: ChoiceTools = {
    ...{ order, change, files, compiled, draft, context, problems },
    free: agreed.free,
    inAll: null,
    fixed: only === null ? [...agreed.entered, ...agreed.takenOver] : othersThan(only, draft),
    focus: focusOn,
    shown: shownOf(order, problems),
  }
  const pick = (picked: readonly FormProblem[]) => {
    const [one] = picked
    if (one === undefined) return
    // Its field is on the page of the whole registration, where what was typed is kept.
    const isHere = one.field !== null && document.getElementById(one.field) !== null
    if (only !== null && (!isHere || (one.person !== null && one.person !== only)))
      return location.assign(`/zgloszenie/${token}/zmiana`)
    const fields = picked.flatMap(({ field }) => field ?? [])
    change((o) => touch(one.person === null ? o : { ...o, editing: one.person }, fields))
    focusOn(one.field)
  }
  const preview = answer?.ok ? answer.data : null
  const submit = (submitted: React.FormEvent) => {
    submitted.preventDefault()
    if (preview === null || problems.length > 0 || isSending) return
    const { total, fee } = preview
    void send(
      { revision, draft, expectedTotal: total, fee: fee?.amount ?? 0, ...secret },
      changes.map(draftChange),
    )
  }
  return (
    // The inputs are outside the form that the button submits, so Enter in a field does not order anything.
    <div className="register change">
      <FormUploads upload={siteUpload({ slug: event.slug, version: event.version, ...files })}>
        <fieldset disabled={!ready || trouble?.over} className="bare">
          <main id="tresc">
            <ChangeIntro agreed={agreed} name={only === null ? null : nameOf(only, agreed)} />
            {restored !== null && isTyped(order, agreed.draft, definition) && (
              <RestoredNotice onDiscard={discard} />
            )}
            {only === null ? (
              <ChangeFields tools={tools} agreed={agreed} event={event} token={token} />
            ) : (
              <ChangePerson {...{ tools, agreed, token, preview }} of={only} />
            )}
            {isChanged && (
              <p className="change-bar">
                <b>{barWords(answer, agreed)}</b>
                <a className="link" href="#zmiany">
                  {words.whatChanges}
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
      </FormUploads>
    </div>
  )
}

/** Refusals that are shown at fields. */
const OF_FIELDS = ['registration_refused', 'file_gone']

/** The short summary, while the rest is out of sight. */
function barWords(answer: ReturnType<typeof usePreview>, { paid }: Agreed): string {
  if (answer === null) return words.counting
  return answer.ok ? outcomeWords(outcomeOf(answer.data, paid)) : words.toCorrect
}

/** The person who alone is changed: of this registration, and neither entered nor taken over. */
function onlyPerson(wanted: string | null, { within, draft, entered, takenOver }: Agreed): string | null {
  const isOpen = within !== 'leaving' && wanted !== null && ![...entered, ...takenOver].includes(wanted)
  return isOpen && draft.people.some(({ ref }) => ref === wanted) ? wanted : null
}

const othersThan = (only: string, { people }: RegistrationDraft): string[] =>
  people.flatMap(({ ref }) => (ref === only ? [] : [ref]))

/** What is wrong with another person than the one who is changed: said by name, mended on the page of the whole registration. */
const problemOfOther = ({ person = null, message }: FieldProblem, agreed: Agreed): FormProblem => {
  const said = person === null ? message : `${nameOf(person, agreed)}: ${message}`
  return { step: 'dodatki', field: null, person, label: said, message: said }
}

const nameOf = (only: string, { draft }: Agreed): string => {
  const person = draft.people.find(({ ref }) => ref === only)
  return person === undefined ? '' : `${person.firstName} ${person.lastName}`
}

/** Shown to a returning person: what was typed, and the way back to what was agreed. */
function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="notice" role="status">
      <span>{words.restored}</span>
      <button type="button" className="link" onClick={onDiscard}>
        {words.discard}
      </button>
    </div>
  )
}

interface Keeping extends KeptChange {
  readonly number: string
  /** Nothing is saved or deleted before the browser has looked for earlier changes. */
  readonly ready: boolean
  /** Whether there is anything to keep: not when nothing differs, or nothing can be changed any more. */
  readonly isWorth: boolean
}

/** Saves the typed changes in this browser as they are made. */
function useKept({ number, ready, isWorth, order, agreed, revision }: Keeping): void {
  useEffect(() => {
    if (!ready) return
    const store = browserStore()
    if (isWorth) saveChange(number, { order, agreed, revision }, { store, now: Date.now() })
    else forgetChange(number, store)
  }, [number, ready, isWorth, order, agreed, revision])
}
