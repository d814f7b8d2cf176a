import './library.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { readyQuestionsFor } from '#domain/event/draft/library/ready/ready-questions.ts'
import { takeOver, takeSection } from '#domain/event/draft/library/take-over.ts'
import { TextField } from '#web/ui/field.tsx'
import { type DraftEditor, useDraftStore } from '../../shared/draft/use-draft.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import { SideDrawer } from '../../shared/side-drawer.tsx'
import { Trouble } from '../../shared/trouble.tsx'
import { EarlierList, foundEarlier } from './earlier-list.tsx'
import { earlierQuery } from './library-api.ts'
import { ReadyList } from './ready-list.tsx'
import { isFound } from './ready-words.ts'
import { TakenNote } from './taken-note.tsx'
import { newsOfSection, newsOfTaken, type TakenNews } from './taken-words.ts'

const SOURCES = ['ready', 'earlier'] as const
type Source = (typeof SOURCES)[number]

const NAMES: Readonly<Record<Source, string>> = {
  ready: 'Gotowe',
  earlier: 'Z\u00a0Twoich wydarzeń',
}

const UNDONE: TakenNews = { added: 'Cofnięto, pytania nie ma już w\u00a0formularzu.', leftOut: [] }

interface Props {
  readonly scope: EventScope
  readonly draft: Pick<DraftEditor, 'document' | 'change'>
  /** The section behind whose questions a question goes; null: outside of all. */
  readonly section: string | null
  /** In which section, as a sentence whose word can be changed. */
  readonly where: ReactNode
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Ready questions, and those of the account's other events, to be added one after another. */
export function LibraryDrawer({ scope, draft, section, where, isOpen, onClose }: Props): ReactNode {
  const { document, change } = draft
  const { undo } = useDraftStore()
  const [source, setSource] = useState<Source>('ready')
  const [typed, setTyped] = useState('')
  const [news, setNews] = useState<TakenNews | null>(null)
  const close = () => {
    setTyped('')
    setNews(null)
    onClose()
  }
  const isUndone = news === UNDONE
  const earlier = useQuery({ ...earlierQuery(scope), enabled: isOpen })
  const ready = readyQuestionsFor(document).filter((each) => isFound(each, typed))
  const found = foundEarlier(earlier.data ?? [], typed)
  const foundOn: Readonly<Record<Source, number>> = {
    ready: ready.length,
    earlier: found.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions)).length,
  }
  const take = (taken: ReturnType<typeof takeOver>, said: TakenNews) => {
    change(() => taken.document)
    setNews(said)
  }
  return (
    <SideDrawer title={isOpen ? 'Biblioteka pytań' : null} onClose={close}>
      <div className="fb-library">
        <TextField
          id="szukaj-pytania"
          type="search"
          label="Szukaj pytania"
          placeholder="np. alergia, koszulka, telefon"
          value={typed}
          onChange={setTyped}
        />
        {where}
        <fieldset aria-label="Skąd pytania" className="fb-sources">
          {SOURCES.map((each) => (
            <button key={each} type="button" aria-pressed={source === each} onClick={() => setSource(each)}>
              {NAMES[each]}
              {typed.trim() === '' ? '' : ` (${foundOn[each]})`}
            </button>
          ))}
        </fieldset>
        {source === 'ready' ? (
          <ReadyList
            document={document}
            found={ready}
            onAdd={({ questions }) => {
              const taken = takeOver(document, questions, { section })
              take(taken, newsOfTaken(questions[0].question.label, taken))
            }}
          />
        ) : (
          <EarlierList
            document={document}
            found={found}
            onAdd={(question, known) => {
              const taken = takeOver(document, [question], { section, known })
              take(taken, newsOfTaken(question.question.label, taken))
            }}
            onAddSection={(whole, known) => {
              const taken = takeSection(document, whole, known)
              take(taken, newsOfSection(whole.name, taken))
            }}
          />
        )}
        {source === 'earlier' && earlier.isPending && (
          <p className="hint" aria-busy="true">
            Wczytuję…
          </p>
        )}
        {source === 'earlier' && earlier.isError && (
          <Trouble error={earlier.error} onRetry={() => void earlier.refetch()} />
        )}
        {(source === 'ready' || earlier.isSuccess) && foundOn[source] === 0 && (
          <p className="hint">{typed.trim() === '' ? NOTHING_YET : NOTHING_FOUND}</p>
        )}
        <TakenNote
          news={news}
          onUndo={
            isUndone
              ? undefined
              : () => {
                  undo()
                  setNews(UNDONE)
                }
          }
        />
      </div>
    </SideDrawer>
  )
}

const NOTHING_FOUND = 'Nie ma takiego pytania. Napisz je własnymi słowami w\u00a0„Dodaj pytanie”.'
const NOTHING_YET =
  'Tu znajdziesz pytania z\u00a0innych wydarzeń tego konta: z\u00a0odpowiedziami, podpowiedziami i\u00a0warunkami. Na razie nie ma żadnych.'
