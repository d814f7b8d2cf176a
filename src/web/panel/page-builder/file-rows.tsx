import './files.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import type { PageFileView } from '#contract/page-files.ts'
import { idOfName } from '#domain/event/draft/questions/id-of-name.ts'
import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { acceptedFiles } from '#domain/form/fields/file-rules.ts'
import { PAGE_FILES, titleOfFile } from '#domain/page-files/page-file.ts'
import { filesHint } from '#i18n/pl/files.ts'
import { useDroppedFiles } from '#web/kit/form/use-dropped-files.ts'
import { Icon } from '../shared/icon.tsx'
import { FileButton } from '../shared/inputs/file-button.tsx'
import { pageFilesQuery } from '../shared/page-files/page-file-api.ts'
import { FileRow, type OfferedFile } from './file-row.tsx'
import { NewFile } from './new-file.tsx'
import { changeBlock, type PageEditor } from './page-editor.ts'

/** As many as a block may have. */
const MOST = 40

interface Props {
  readonly editor: PageEditor
  readonly block: BlockOf<'files'>
}

/** 'Pliki do pobrania': each with its title and what it is, and a place where new ones are dropped or chosen. */
export function FileRows({ editor, block }: Props): ReactNode {
  const { accountId } = editor
  const { files } = block
  const zone = useRef<HTMLDivElement>(null)
  const [news, setNews] = useState('')
  const { pending, begin, end } = usePending()
  const isOver = useDroppedFiles(zone, begin)
  const known = useQuery({ ...pageFilesQuery(accountId), enabled: accountId !== '' }).data?.files
  const put = (make: (all: OfferedFile[]) => OfferedFile[]) =>
    changeBlock(editor, block, (now) => ({ ...now, files: make(now.files) }))
  const change = (file: OfferedFile) => put((all) => all.map((each) => (each.id === file.id ? file : each)))
  const add = (made: PageFileView) => {
    put((all) => withFile(all, made))
    setNews(
      files.some(({ file }) => file === made.id)
        ? `Ten plik już tu jest: ${made.name}`
        : `Wgrano plik: ${made.name}`,
    )
  }
  const raise = ({ id, title }: OfferedFile, at: number) => {
    if (at === 0) return setNews('Dalej nie można.')
    put((all) => raised(all, id))
    setNews(`${title}: miejsce ${at} z\u00a0${files.length}.`)
  }
  const remove = ({ id, title }: OfferedFile) => {
    put((all) => all.filter((each) => each.id !== id))
    setNews(`Usunięto ze strony: ${title}`)
    // The button that was pressed is gone.
    zone.current?.querySelector<HTMLButtonElement>('.pb-files-add button')?.focus({ preventScroll: true })
  }
  return (
    <div ref={zone} className={isOver ? 'pb-files over' : 'pb-files'}>
      <p role="status" className="sr">
        {news}
      </p>
      {files.length === 0 && pending.length === 0 && (
        <p className="pb-quiet">
          Regulamin, program, karta kwalifikacyjna, mapa trasy: co uczestnik ma pobrać i&nbsp;wydrukować.
        </p>
      )}
      <ul>
        {files.map((file, at) => (
          <FileRow
            key={file.id}
            accountId={accountId}
            file={file}
            stored={known === undefined ? undefined : (known.find(({ id }) => id === file.file) ?? null)}
            onChange={change}
            isFirst={at === 0}
            onRaise={() => raise(file, at)}
            onRemove={() => remove(file)}
          />
        ))}
      </ul>
      {pending.map(({ key, file }) => (
        <NewFile key={key} accountId={accountId} file={file} onUploaded={add} onEnd={() => end(key)} />
      ))}
      {files.length + pending.length < MOST ? (
        <div className="pb-files-add">
          <FileButton accept={acceptedFiles(PAGE_FILES)} className="btn text" several onFiles={begin}>
            <Icon name="plus" size={20} />
            Dodaj plik
          </FileButton>
          <p className="pb-quiet">
            <span className="pb-drop">Możesz też upuścić go tutaj. </span>
            {filesHint(PAGE_FILES)}
          </p>
        </div>
      ) : (
        <p className="pb-quiet">Więcej plików w&nbsp;tym bloku się nie zmieści.</p>
      )}
    </div>
  )
}

/** Files that were chosen and are not on the page yet. */
function usePending() {
  const [pending, setPending] = useState<readonly { readonly key: number; readonly file: File }[]>([])
  const last = useRef(0)
  const begin = (chosen: readonly File[]) => {
    const more = chosen.map((file) => {
      last.current += 1
      return { key: last.current, file }
    })
    setPending((now) => [...now, ...more])
  }
  const end = (key: number) => setPending((now) => now.filter((each) => each.key !== key))
  return { pending, begin, end }
}

/** The same content again is the same file: it stays where it is. */
function withFile(all: OfferedFile[], { id: file, name }: PageFileView): OfferedFile[] {
  if (all.length >= MOST || all.some((each) => each.file === file)) return all
  const title = titleOfFile(name)
  const taken = all.map(({ id }) => id)
  return [...all, { id: idOfName(title, taken), title, file }]
}

function raised(all: OfferedFile[], id: string): OfferedFile[] {
  const from = all.findIndex((each) => each.id === id)
  const moved = all[from]
  return moved === undefined || from === 0 ? all : all.toSpliced(from, 1).toSpliced(from - 1, 0, moved)
}
