import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { changePanelRegistration } from '#contract/changes.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { type getPanelChange, previewPanelChange } from '#contract/office-changes.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { changesOf } from '#domain/registration/changes.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { sameValue } from '#domain/values/same-value.ts'
import { retentionReasonText } from '#i18n/pl/retention-reason.ts'
import { pl } from '#i18n/pl.ts'
import { ask, isRefused, problemsIn } from '#web/lib/ask.ts'
import { DraftForm } from '../../shared/draft-form/draft-form.tsx'
import { Trouble } from '../../shared/trouble.tsx'
import { ActionForm, TellTick } from './action-form.tsx'
import type { ActionProps } from './action-props.ts'
import { agreedQuery } from './agreed-query.ts'
import { Difference } from './difference.tsx'
import { useAction } from './use-action.ts'

type Start = OutputOf<typeof getPanelChange>

/** Changes people, answers and choices: first what it would mean for the price, then the change itself. */
export function ChangeForm(props: ActionProps): ReactNode {
  const { scope, registration } = props
  const start = useQuery(agreedQuery(scope, registration))
  if (start.data !== undefined) return <Editing {...props} {...start.data} />
  return start.isError ? (
    <Trouble error={start.error} onRetry={() => void start.refetch()} />
  ) : (
    <div className="bone tall" />
  )
}

interface EditingProps extends ActionProps {
  readonly agreed: Start
  readonly definition: EventDefinition
}

function Editing({ scope, registration, agreed, definition, onDone, onBack }: EditingProps): ReactNode {
  const [draft, setDraft] = useState<RegistrationDraft>(agreed.draft)
  const [tell, setTell] = useState(true)
  const params = { ...scope, registrationId: registration.id }
  const { revision } = agreed
  const preview = useMutation({
    mutationFn: (wanted: RegistrationDraft) =>
      ask(previewPanelChange, { params, body: { revision, draft: wanted } }),
  })
  const action = useAction(scope, registration, (expectedTotal: number) =>
    ask(changePanelRegistration, { params, body: { revision, expectedTotal, draft, tell } }),
  )
  const changes = useMemo(() => changesOf(definition, agreed.draft, draft), [definition, agreed.draft, draft])
  const isSame = sameValue(draft, agreed.draft)
  const error = action.error ?? preview.error
  const change = (wanted: RegistrationDraft) => {
    setDraft(wanted)
    preview.reset()
    action.reset()
  }
  const seen = preview.data
  return (
    <ActionForm
      name="Zmień zgłoszenie"
      submit={seen === undefined ? 'Pokaż różnicę' : 'Zapisz zmianę'}
      busy={preview.isPending || action.isPending}
      error={isRefused(error, 'registration_refused') && problemsIn(error).length > 0 ? null : error}
      ready={!isSame}
      onSubmit={() =>
        seen === undefined
          ? preview.mutate(draft)
          : action.mutate(seen.total, { onSuccess: () => onDone('Zmiana zapisana.') })
      }
      onBack={onBack}
    >
      <DraftForm
        definition={definition}
        draft={draft}
        problems={problemsIn(error).map(({ person = null, where = null, message }) => ({
          ...{ person, where, message },
        }))}
        parts={agreed.within === 'leaving' ? 'leaving' : 'all'}
        onChange={change}
      />
      {seen !== undefined && (
        <>
          <Difference
            before={agreed.total}
            after={seen}
            changes={changes.map(pl.draftChange)}
            reasons={seen.reasons.map(retentionReasonText)}
          />
          <TellTick value={tell} onChange={setTell} />
        </>
      )}
    </ActionForm>
  )
}
