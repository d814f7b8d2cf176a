import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { deleteListFile, getListFile } from '#contract/list-files.ts'
import { ask } from '#web/lib/ask.ts'
import { addressOf } from '#web/lib/call.ts'
import { fullMoment } from '../shared/dates.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { JobProgress } from '../shared/job-progress.tsx'
import { rowsWord } from '../shared/list/list-words.ts'
import { type ListFile, listFilesQuery } from './list-files-api.ts'

const LISTS = { people: 'Uczestnicy', registrations: 'Zgłoszenia' } as const

/** One file: how far it is, and once it is made, the way to it. */
export function ListFileItem({ scope, file }: { scope: EventScope; file: ListFile }): ReactNode {
  const id = useId()
  const client = useQueryClient()
  const params = { ...scope, listFileId: file.id }
  const remove = useMutation({
    mutationFn: () => ask(deleteListFile, { params }),
    onSettled: () => client.invalidateQueries({ queryKey: listFilesQuery(scope).queryKey }),
  })
  const stop = () => remove.mutate()
  return (
    <li aria-labelledby={id}>
      <h2 id={id}>
        {LISTS[file.list]}, {file.format.toUpperCase()}
      </h2>
      <p className="muted">{fullMoment(file.createdAt)}</p>
      {!file.done && <Progress file={file} onStop={stop} isStopping={remove.isPending} />}
      {file.done && (
        <>
          <p>
            Gotowy: {rowsWord(file.list, file.written)}. Zostanie usunięty {fullMoment(file.keptUntil)}.
          </p>
          <div className="list-file-acts">
            <a className="btn" href={addressOf(getListFile.path, { params })} download>
              Pobierz plik
            </a>
            <button type="button" className="btn text" disabled={remove.isPending} onClick={stop}>
              Usuń teraz
            </button>
          </div>
        </>
      )}
      {remove.isError && <p role="alert">Nie udało się. Spróbuj ponownie.</p>}
    </li>
  )
}

/** Of a list whose rows are not all counted, only how many are written is known. */
function Progress(props: { file: ListFile; onStop: () => void; isStopping: boolean }): ReactNode {
  const { file, onStop, isStopping } = props
  if (file.rows !== null)
    return (
      <JobProgress
        name="Zapisane wiersze"
        done={Math.min(file.written, file.rows)}
        of={file.rows}
        {...{ onStop, isStopping }}
      />
    )
  return (
    <div className="job-progress">
      <p>
        Zapisane wiersze: <b className="num">{file.written}</b>
      </p>
      <button type="button" className="btn quiet" disabled={isStopping} onClick={onStop}>
        {isStopping ? 'Zatrzymuję…' : 'Zatrzymaj'}
      </button>
    </div>
  )
}
