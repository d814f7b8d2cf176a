import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { rhythmWords } from '#i18n/pl/scheduled.ts'
import { tie } from '#i18n/text/typography.ts'
import { fullMoment } from '../../shared/dates.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import {
  dropScheduled,
  readersOf,
  type ScheduledReport,
  type ScheduledReports,
  saveScheduled,
  scheduledQuery,
  troubleOf,
} from './scheduled-api.ts'

interface Props {
  readonly scope: EventScope
  readonly report: ScheduledReport
  readonly members: ScheduledReports['members']
  /** Null: the reader of the page may not change it. */
  readonly onChange: (() => void) | null
}

/** One list or report that is mailed about, with what can be done about it. */
export function ScheduledItem({ scope, report, members, onChange }: Props): ReactNode {
  const names = report.readers.map((id) => members.find((each) => each.id === id)?.name ?? WITHOUT_ACCESS)
  return (
    <li>
      <h2>{tie(report.name)}</h2>
      <p>{tie(`${capital(rhythmWords(report.rhythm))}, do: ${names.join(', ') || WITHOUT_ACCESS}.`)}</p>
      <p className="sub">{tie(stateWords(report))}</p>
      {onChange !== null && <Acts scope={scope} report={report} members={members} onChange={onChange} />}
    </li>
  )
}

const WITHOUT_ACCESS = 'osoba bez dostępu, nic do niej nie idzie'
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function stateWords({ paused, next, lastSent }: ScheduledReport): string {
  const last = lastSent === null ? '' : ` Ostatnia wysłana: ${fullMoment(lastSent)}.`
  if (paused) return `Wstrzymane, nic nie zostanie wysłane.${last}`
  if (next === null) return `Więcej wiadomości nie będzie.${last}`
  return `Następna wiadomość: ${fullMoment(next)}.${last}`
}

function Acts(props: Omit<Props, 'onChange'> & { readonly onChange: () => void }): ReactNode {
  const { scope, report, members, onChange } = props
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: scheduledQuery(scope).queryKey })
  const { id, subject, rhythm, paused, name } = report
  const readers = [...readersOf(report, members)]
  const pause = useMutation({
    mutationFn: () => saveScheduled(scope, id, { subject, rhythm, readers, paused: !paused }),
    onSettled: refresh,
  })
  const drop = useMutation({ mutationFn: () => dropScheduled(scope, id), onSettled: refresh })
  const pauseWord = paused ? 'Wznów' : 'Wstrzymaj'
  const dropWord = isAsked ? 'Na pewno usuń' : 'Usuń'
  return (
    <div className="scheduled-acts">
      <button type="button" className="link" aria-label={`Zmień: ${name}`} onClick={onChange}>
        Zmień
      </button>
      <button
        type="button"
        className="link"
        aria-label={`${pauseWord}: ${name}`}
        disabled={pause.isPending}
        onClick={() => pause.mutate()}
      >
        {pauseWord}
      </button>
      <button
        type="button"
        className="link"
        aria-label={`${dropWord}: ${name}`}
        disabled={drop.isPending}
        onBlur={() => setAsked(false)}
        onClick={() => (isAsked ? drop.mutate() : setAsked(true))}
      >
        {dropWord}
      </button>
      {(pause.isError || drop.isError) && <span role="alert">{tie(refusalWords(pause.error))}</span>}
    </div>
  )
}

const refusalWords = (error: unknown): string =>
  [...troubleOf(error).fields.values()][0] ??
  'Nie udało się. Wybierz „Zmień” i\u00a0sprawdź, kto dostaje wiadomość, albo spróbuj ponownie.'
