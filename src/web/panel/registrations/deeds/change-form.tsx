import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { changePanelRegistration } from '#contract/changes.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { getPanelChange, previewPanelChange } from '#contract/office-changes.ts'
import { getEventDefinition } from '#contract/versions.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { changesOf } from '#domain/registration/changes.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { sameValue } from '#domain/values/same-value.ts'
import { retentionReasonText } from '#i18n/pl/retention-reason.ts'
import { pl } from '#i18n/pl.ts'
import { ask, isRefused, problemsIn } from '#web/lib/ask.ts'
import { DraftForm } from '../../shared/draft-form/draft-form.tsx'
import { Trouble } from '../../shared/trouble.tsx'
import { DeedForm, TellTick } from './deed-form.tsx'
import type { DeedProps } from './deeds-section.tsx'
import { useDeed } from './use-deed.ts'

type Start = OutputOf<typeof getPanelChange>
type Preview = OutputOf<typeof previewPanelChange>

/** Changes people, answers and choices: first what it would mean for the price, then the change itself. */
export function ChangeForm(props: DeedProps): ReactNode {
  const { scope, registration } = props
  const params = { ...scope, registrationId: registration.id }
  const start = useQuery({
    queryKey: ['change', scope, registration.id, registration.revision],
    queryFn: async ({ signal }) => {
      const agreed = await ask(getPanelChange, { params, signal })
      const { definition } = await ask(getEventDefinition, {
        params: { ...scope, version: agreed.version },
        signal,
      })
      return { agreed, definition: expandDefinition(definition) }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (start.data !== undefined) return <Editing {...props} {...start.data} />
  return start.isError ? (
    <Trouble error={start.error} onRetry={() => void start.refetch()} />
  ) : (
    <div className="bone tall" />
  )
}

interface EditingProps extends DeedProps {
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
  const deed = useDeed(scope, registration, (expectedTotal: number) =>
    ask(changePanelRegistration, { params, body: { revision, expectedTotal, draft, tell } }),
  )
  const changes = useMemo(() => changesOf(definition, agreed.draft, draft), [definition, agreed.draft, draft])
  const isSame = sameValue(draft, agreed.draft)
  const error = deed.error ?? preview.error
  const change = (wanted: RegistrationDraft) => {
    setDraft(wanted)
    preview.reset()
    deed.reset()
  }
  const seen = preview.data
  return (
    <DeedForm
      name="Zmień zgłoszenie"
      submit={seen === undefined ? 'Pokaż różnicę' : 'Zapisz zmianę'}
      busy={preview.isPending || deed.isPending}
      error={isRefused(error, 'registration_refused') && problemsIn(error).length > 0 ? null : error}
      ready={!isSame}
      onSubmit={() =>
        seen === undefined
          ? preview.mutate(draft)
          : deed.mutate(seen.total, { onSuccess: () => onDone('Zmiana zapisana.') })
      }
      onBack={onBack}
    >
      <DraftForm
        definition={definition}
        draft={draft}
        problems={problemsIn(error).map(({ person = null, where = null, message }) => ({
          ...{ person, where, message },
        }))}
        onlyLeaving={agreed.within === 'leaving'}
        onChange={change}
      />
      {seen !== undefined && (
        <>
          <Difference before={agreed.total} after={seen} changes={changes.map(pl.draftChange)} />
          <TellTick value={tell} onChange={setTell} />
        </>
      )}
    </DeedForm>
  )
}

/** What becomes otherwise, and what it means for the money. */
function Difference(props: { before: number; after: Preview; changes: readonly string[] }): ReactNode {
  const { before, after, changes } = props
  return (
    <div className="difference" role="status">
      <b>Różnica</b>
      <ul className="difference-list">
        {changes.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <ul className="amounts">
        <li>
          Cena teraz<b className="num">{pl.sum(before)}</b>
        </li>
        <li>
          Cena po zmianie<b className="num">{pl.sum(after.total)}</b>
        </li>
        {after.kept > 0 && (
          <li>
            <div>
              Zostaje u&nbsp;organizatora
              <span className="sub">{after.reasons.map(retentionReasonText).join('; ')}</span>
            </div>
            <b className="num">{pl.sum(after.kept)}</b>
          </li>
        )}
        {after.toRefund > 0 && (
          <li>
            Zwrot<b className="num">{pl.sum(after.toRefund)}</b>
          </li>
        )}
        {after.toPay > 0 && (
          <li>
            Do zapłaty<b className="num">{pl.sum(after.toPay)}</b>
          </li>
        )}
      </ul>
    </div>
  )
}
