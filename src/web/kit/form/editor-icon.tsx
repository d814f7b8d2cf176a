import type { EditorCommand } from './editor-port.ts'

const LINES = 'M9 6h11M9 12h11M9 18h11'

const PATHS: Readonly<Record<EditorCommand, React.ReactNode>> = {
  bold: <path strokeWidth="2.6" d="M7 5h6a3.500 3.500 0 0 1 0 7H7zM7 12h7a3.500 3.500 0 0 1 0 7H7z" />,
  italic: <path d="M11 5h7M6 19h7M14.500 5l-5 14" />,
  heading: <path strokeWidth="2.4" d="M6 5v14M18 5v14M6 12h12" />,
  bulletList: (
    <>
      <path d={LINES} />
      <path strokeWidth="3" d="M4.500 6h.01M4.500 12h.01M4.500 18h.01" />
    </>
  ),
  orderedList: (
    <>
      <path d={LINES} />
      <path
        strokeWidth="1.500"
        d="M3.600 4.600l1.200-.8V8.500M3.400 15.600c.3-1 2.400-1.100 2.400.2 0 .9-2.200 1.900-2.300 3.200h2.500"
      />
    </>
  ),
  link: (
    <path d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.700 5.700l1-1" />
  ),
  undo: <path d="M8 5L4 9l4 4M4.500 9H14a5 5 0 0 1 0 10H9" />,
  redo: <path d="M16 5l4 4-4 4M19.500 9H10a5 5 0 0 0 0 10h5" />,
}

/** Drawn for the button whose name has the same meaning. */
export const EditorIcon = ({ command }: { command: EditorCommand }) => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {PATHS[command]}
  </svg>
)
