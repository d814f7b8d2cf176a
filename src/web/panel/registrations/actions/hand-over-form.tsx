import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { handOverPanelPlace, previewPanelHandOver } from '#contract/hand-over.ts'
import type { getPanelChange } from '#contract/office-changes.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { PersonDraft } from '#domain/registration/draft.ts'
import { ask, isRefused, problemsIn } from '#web/lib/ask.ts'
import { freeRef } from '../../shared/draft-form/draft-editing.ts'
import { DraftForm } from '../../shared/draft-form/draft-form.tsx'
import { Trouble } from '../../shared/trouble.tsx'
import { ActionForm } from './action-form.tsx'
import type { ActionProps } from './action-props.ts'
import { agreedQuery } from './agreed-query.ts'
import { Difference } from './difference.tsx'
import { useAction } from './use-action.ts'

/** Gives the place of one person to another: who, with what, and what it means for the money. */
export function HandOverForm(props: ActionProps): ReactNode {
  const { scope, registration } = props
  const start = useQuery(agreedQuery(scope, registration))
  if (start.data !== undefined) return <HandingOver {...props} {...start.data} />
  return start.isError ? (
    <Trouble error={start.error} onRetry={() => void start.refetch()} />
  ) : (
    <div className="bone tall" />
  )
}

interface HandingOverProps extends ActionProps {
  readonly agreed: OutputOf<typeof getPanelChange>
  readonly definition: EventDefinition
}

function HandingOver({
  scope,
  registration,
  agreed,
  definition,
  onDone,
  onBack,
}: HandingOverProps): ReactNode {
  const { draft, revision } = agreed
  const [giver, setGiver] = useState(draft.people[0]?.ref ?? '')
  const from = draft.people.find(({ ref }) => ref === giver)
  const [successor, setSuccessor] = useState<PersonDraft | null>(null)
  const [onPaper, setOnPaper] = useState(false)
  const [email, setEmail] = useState('')
  const taker = successor ?? inPlaceOf(from, freeRef(draft))
  const params = { ...scope, registrationId: registration.id }
  const statements = onPaper ? definition.statements.map(({ id }) => id) : []
  const wanted = { revision, giver, successor: taker, statements }
  const preview = useMutation({
    mutationFn: () => ask(previewPanelHandOver, { params, body: wanted }),
  })
  const action = useAction(scope, registration, (expectedTotal: number) =>
    ask(handOverPanelPlace, {
      params,
      body: { ...wanted, expectedTotal, email: email.trim() === '' ? null : email.trim() },
    }),
  )
  const begin = () => {
    preview.reset()
    action.reset()
  }
  const error = action.error ?? preview.error
  const seen = preview.data
  return (
    <ActionForm
      name="Przekaż miejsce"
      submit={seen === undefined ? 'Pokaż różnicę' : 'Przekaż miejsce'}
      busy={preview.isPending || action.isPending}
      error={isRefused(error, 'registration_refused') && problemsIn(error).length > 0 ? null : error}
      onSubmit={() =>
        seen === undefined
          ? preview.mutate()
          : action.mutate(seen.total, {
              onSuccess: () =>
                onDone(
                  `Miejsce przekazane: ${taker.firstName} ${taker.lastName}. Poprzedni bilet jest nieważny.`,
                ),
            })
      }
      onBack={onBack}
    >
      <Giver
        people={draft.people}
        giver={giver}
        onChange={(ref) => {
          begin()
          setSuccessor(null)
          setGiver(ref)
        }}
      />
      <h5>Nowa osoba</h5>
      <DraftForm
        key={giver}
        definition={definition}
        draft={{ ...draft, people: [taker] }}
        parts="person"
        problems={problemsIn(error).map(({ where = null, message }) => ({
          ...{ person: taker.ref, where, message },
        }))}
        onChange={({ people }) => {
          begin()
          setSuccessor(people[0] ?? null)
        }}
      />
      <ForTaker
        hasStatements={definition.statements.length > 0}
        onPaper={onPaper}
        email={email}
        onPaperChange={(ticked) => {
          begin()
          setOnPaper(ticked)
        }}
        onEmailChange={setEmail}
      />
      {seen !== undefined && (
        <Difference
          before={agreed.total}
          after={seen}
          changes={[`${from?.firstName} ${from?.lastName} → ${taker.firstName} ${taker.lastName}`]}
          reasons={[]}
        />
      )}
    </ActionForm>
  )
}

/** Takes over group, kind and choices; everything else is the new person's own. */
const inPlaceOf = (giver: PersonDraft | undefined, ref: string): PersonDraft => ({
  ...{ ref, firstName: '', lastName: '', birthDate: null, sex: null, answers: {} },
  ...{ type: giver?.type ?? null, group: giver?.group ?? null, choices: giver?.choices ?? {} },
})

function Giver(props: {
  people: readonly PersonDraft[]
  giver: string
  onChange: (ref: string) => void
}): ReactNode {
  const { people, giver, onChange } = props
  return (
    <label className="draft-field">
      Kto oddaje miejsce
      <span className="select">
        <select
          className="input"
          value={giver}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {people.map(({ ref, firstName, lastName }) => (
            <option key={ref} value={ref}>
              {`${firstName} ${lastName}`}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}

function ForTaker(props: {
  hasStatements: boolean
  onPaper: boolean
  email: string
  onPaperChange: (ticked: boolean) => void
  onEmailChange: (email: string) => void
}): ReactNode {
  const id = useId()
  return (
    <>
      {props.hasStatements && (
        <label className="draft-tick">
          <input
            type="checkbox"
            checked={props.onPaper}
            onChange={({ currentTarget }) => props.onPaperChange(currentTarget.checked)}
          />
          Nowa osoba podpisała oświadczenia na papierze
        </label>
      )}
      <div className="draft-field">
        <label htmlFor={id}>E-mail nowej osoby (bilet)</label>
        <input
          id={id}
          className="input"
          type="email"
          autoComplete="off"
          value={props.email}
          onChange={({ currentTarget }) => props.onEmailChange(currentTarget.value)}
        />
        <span className="sub">Bez adresu bilet zostanie przy osobie, która zapisała.</span>
      </div>
    </>
  )
}
