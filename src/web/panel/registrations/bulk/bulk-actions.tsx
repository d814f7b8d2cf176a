import './bulk.css'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { type BulkAction, prepareBulkAction } from '#contract/office-jobs.ts'
import { ask } from '#web/lib/ask.ts'
import type { ListScope } from '../../shared/list/list-api.ts'
import { askedOf, type ListSearch } from '../../shared/list/list-search.ts'
import { SideDrawer } from '../../shared/side-drawer.tsx'
import { actionTrouble } from '../actions/use-action.ts'
import type { BulkForm } from './bulk-form.tsx'
import { CancelMany, PlainMany, ProlongMany, ReasonMany, TagMany } from './bulk-forms.tsx'
import { ChangeMany } from './change-many.tsx'

const NAMES = {
  choose: 'Zmień wybór albo odpowiedź',
  tag: 'Dodaj lub zdejmij etykietę',
  note: 'Dopisz notatkę',
  prolong: 'Przedłuż termin wpłaty',
  approve: 'Zaakceptuj',
  refuse: 'Odmów akceptacji',
  cancel: 'Anuluj zgłoszenia',
} as const

type Kind = keyof typeof NAMES
const KINDS: readonly Kind[] = ['choose', 'tag', 'note', 'prolong', 'approve', 'refuse', 'cancel']

/** What can be done with the selected rows; what is chosen is tried first, on a page of its own. */
export function BulkActions(props: {
  scope: ListScope
  search: ListSearch
  /** Null: all that match. */
  rows: readonly string[] | null
}): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Zrób coś z&nbsp;nimi
      </button>
      <SideDrawer title={open ? 'Co zrobić z\u00a0zaznaczonymi' : null} onClose={() => setOpen(false)}>
        <Choice {...props} />
      </SideDrawer>
    </>
  )
}

function Choice({ scope, search, rows }: Parameters<typeof BulkActions>[0]): ReactNode {
  const [kind, setKind] = useState<Kind | null>(null)
  const navigate = useNavigate()
  const { accountId, eventId, list } = scope
  const prepare = useMutation({
    mutationFn: (action: BulkAction) => {
      const { search: words, conditions } = askedOf(list, search, [])
      const body = { list, rows: rows === null ? null : [...rows], search: words, conditions, action }
      return ask(prepareBulkAction, { params: { accountId, eventId }, body })
    },
    onSuccess: ({ id }) =>
      navigate({ to: '/wydarzenia/$eventId/zadania/$jobId', params: { eventId, jobId: id } }),
  })
  if (kind === null)
    return (
      <ul className="bulk-choice">
        {KINDS.map((each) => (
          <li key={each}>
            <button type="button" className="btn quiet" onClick={() => setKind(each)}>
              {NAMES[each]}
            </button>
          </li>
        ))}
      </ul>
    )
  const form = { name: NAMES[kind], busy: prepare.isPending, onSend: prepare.mutate }
  return (
    <div className="bulk-form">
      <FormOf kind={kind} scope={scope} form={form} />
      {prepare.isError && (
        <p role="alert" className="error">
          {actionTrouble(prepare.error)}
        </p>
      )}
      <p className="muted">Najpierw zobaczysz, co z&nbsp;tego wyjdzie. Nic się jeszcze nie zmieni.</p>
      <button type="button" className="btn text" disabled={prepare.isPending} onClick={() => setKind(null)}>
        Wróć
      </button>
    </div>
  )
}

type FormProps = BulkForm & { readonly onSend: (action: BulkAction) => void }

function FormOf({ kind, scope, form }: { kind: Kind; scope: ListScope; form: FormProps }): ReactNode {
  switch (kind) {
    case 'choose':
      return <ChangeMany scope={scope} {...form} />
    case 'tag':
      return <TagMany {...form} />
    case 'prolong':
      return <ProlongMany {...form} />
    case 'cancel':
      return <CancelMany {...form} />
    case 'approve':
      return <PlainMany {...form} />
    default:
      return <ReasonMany kind={kind} {...form} />
  }
}
