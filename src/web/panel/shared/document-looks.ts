import type { DocumentState } from '#domain/documents/document-state.ts'
import { documentStates } from '#i18n/pl/checked-documents.ts'
import type { IconName } from './icon.tsx'
import type { Tone } from './tag.tsx'

const LOOKS: Readonly<Record<DocumentState, { tone: Tone; icon: IconName }>> = {
  missing: { tone: 'warn', icon: 'minus' },
  delivered: { tone: 'info', icon: 'half' },
  checked: { tone: 'ok', icon: 'check' },
  rejected: { tone: 'bad', icon: 'cross' },
  withdrawn: { tone: 'plain', icon: 'back' },
}

/** How the state of a document looks: colour, icon and word. */
export const lookOfDocument = (state: DocumentState) => ({ ...LOOKS[state], word: documentStates[state] })
