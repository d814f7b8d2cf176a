import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { getPaper, removePaper } from '#contract/papers.ts'
import { fileSize } from '#i18n/pl/files.ts'
import { ask } from '#web/lib/ask.ts'
import { addressOf } from '#web/lib/call.ts'
import { TextField } from '#web/ui/field.tsx'
import { fullMoment } from '../../shared/dates.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import { type Registration, registrationQuery } from '../../shared/registration/registration-api.ts'
import { ActionForm } from '../actions/action-form.tsx'

interface Props {
  readonly scope: EventScope
  readonly registration: Registration
  readonly paper: Registration['papers'][number]
  /** 'Skan 1'. */
  readonly name: string
}

/** A scan: nothing of it is fetched before somebody opens it, because each look is recorded. */
export function Paper({ scope, registration, paper, name }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const params = { ...scope, registrationId: registration.id, paperId: paper.id }
  const address = addressOf(getPaper.path, { params })
  const isPicture = paper.type.startsWith('image/')
  return (
    <li>
      <div>
        <b>{name}</b>
        <span className="sub">{`${paper.name} (${fileSize(paper.size)}), ${paper.by}, ${fullMoment(paper.at)}`}</span>
        {isOpen && <img className="paper-look" src={address} alt={`${name}: podpisany formularz`} />}
        {isRemoving ? (
          <Removal {...{ scope, registration, params, name }} onBack={() => setRemoving(false)} />
        ) : (
          <span className="paper-acts">
            {isPicture ? (
              <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? 'Zwiń' : 'Pokaż'}
                <span className="sr">{`: ${name}`}</span>
              </button>
            ) : (
              <a className="link" href={address} download>
                Pobierz<span className="sr">{`: ${name}`}</span>
              </a>
            )}
            <button type="button" className="link" onClick={() => setRemoving(true)}>
              Usuń<span className="sr">{`: ${name}`}</span>
            </button>
          </span>
        )}
      </div>
    </li>
  )
}

function Removal(
  props: Pick<Props, 'scope' | 'registration' | 'name'> & {
    readonly params: EventScope & { readonly registrationId: string; readonly paperId: string }
    readonly onBack: () => void
  },
): ReactNode {
  const { scope, registration, params, name, onBack } = props
  const [reason, setReason] = useState('')
  const [touched, setTouched] = useState(false)
  const client = useQueryClient()
  const removal = useMutation({
    mutationFn: () => ask(removePaper, { params, body: { reason: reason.trim() } }),
    onSettled: () => client.invalidateQueries(registrationQuery(scope, registration.id)),
  })
  const error = [...reason.trim()].length < 3 ? 'Podaj powód.' : null
  return (
    <ActionForm
      name={`Usuń: ${name}`}
      submit="Usuń na zawsze"
      busy={removal.isPending}
      error={removal.error}
      onSubmit={() => {
        setTouched(true)
        if (error === null) removal.mutate()
      }}
      onBack={onBack}
    >
      <TextField
        id={`usun-${params.paperId}`}
        label="Powód"
        hint="Zostanie w dzienniku zmian."
        required
        error={error}
        touched={touched}
        value={reason}
        onChange={setReason}
      />
    </ActionForm>
  )
}
