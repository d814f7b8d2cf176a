import { type ReactNode, useState } from 'react'
import { changePage, type PageEditor } from './page-editor.ts'

const LONGEST = 120

/** 'Co jest w cenie': one thing a line, so that a list can be pasted. */
export function IncludedList({ editor }: { editor: PageEditor }): ReactNode {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? editor.document.page.included.join('\n')
  return (
    <>
      <textarea
        className="input"
        aria-label="Co jest w cenie, każda rzecz w osobnej linii"
        rows={Math.max(3, shown.split('\n').length)}
        placeholder={'Noclegi\nPrzewóz bagażu\nUbezpieczenie'}
        value={shown}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          changePage(editor, () => ({ included: linesOf(value) }))
        }}
        onBlur={() => setTyped(null)}
      />
      <p className="pb-quiet">Każda rzecz w&nbsp;osobnej linii. Możesz wkleić listę.</p>
    </>
  )
}

/** Each line once, cut to the allowed length and without the bullets of a pasted list. */
const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) =>
        line
          .replace(/^\s*[-–•*·]\s+/, '')
          .trim()
          .slice(0, LONGEST)
          .trim(),
      )
      .filter((line) => line !== ''),
  ),
]
