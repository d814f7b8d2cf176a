import { type ReactNode, useState } from 'react'
import { putRegistrationNote } from '#contract/office-changes.ts'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { ask } from '#web/lib/ask.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { shortMoment } from '../../shared/dates.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import type { Registration } from '../../shared/registration/registration-api.ts'
import { Section } from '../../shared/registration/section.tsx'
import { useAccounts } from '../../shared/session.ts'
import { ActionForm } from './action-form.tsx'
import { useAction } from './use-action.ts'

interface Props {
  readonly scope: EventScope
  readonly registration: Registration
}

/** What the staff want to remember, with tags; the registrant never sees it. */
export function NoteSection({ scope, registration }: Props): ReactNode {
  const [open, setOpen] = useState(false)
  const { note } = registration
  const role = useAccounts().find(({ id }) => id === scope.accountId)?.role
  const mayWrite = role !== undefined && mayEditRegistrations(role)
  if (note === null && !mayWrite) return null
  return (
    <Section title="Notatka biura">
      {open ? (
        <NoteForm scope={scope} registration={registration} onClose={() => setOpen(false)} />
      ) : (
        <>
          {note !== null && (
            <>
              {note.text !== '' && <p className="note-text">{note.text}</p>}
              {note.tags.length > 0 && (
                <ul className="note-tags" aria-label="Etykiety">
                  {note.tags.map((tag) => (
                    <li key={tag} className="tag">
                      {tag}
                    </li>
                  ))}
                </ul>
              )}
              <p className="sub">{`${note.by}, ${shortMoment(note.at)}`}</p>
            </>
          )}
          {mayWrite && (
            <button type="button" className="link" onClick={() => setOpen(true)}>
              {note === null ? 'Dodaj notatkę' : 'Zmień notatkę'}
            </button>
          )}
        </>
      )}
    </Section>
  )
}

function NoteForm({ scope, registration, onClose }: Props & { readonly onClose: () => void }): ReactNode {
  const { note, id } = registration
  const [text, setText] = useState(note?.text ?? '')
  const [tags, setTags] = useState(note?.tags.join(', ') ?? '')
  const action = useAction(scope, registration, () =>
    ask(putRegistrationNote, {
      params: { ...scope, registrationId: id },
      body: { text: text.trim(), tags: tagsIn(tags) },
    }),
  )
  return (
    <ActionForm
      name="Notatka i etykiety"
      submit="Zapisz notatkę"
      busy={action.isPending}
      error={action.error}
      onSubmit={() => action.mutate(undefined, { onSuccess: onClose })}
      onBack={onClose}
    >
      <TextArea
        id={`notatka-${id}`}
        label="Notatka"
        hint="Widzi ją tylko zespół."
        error={null}
        touched={false}
        value={text}
        onChange={setText}
      />
      <TextField
        id={`etykiety-${id}`}
        label="Etykiety"
        hint="Po przecinku, na przykład: parter, oddzwonić."
        error={null}
        touched={false}
        value={tags}
        onChange={setTags}
      />
    </ActionForm>
  )
}

const tagsIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim().slice(0, 30))
    .filter((tag) => tag !== '')
