import { editDraft, type getDraft } from '#contract/drafts.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import {
  beginEditing,
  change,
  decide,
  type Editing,
  failSaving,
  finishSaving,
  redo,
  startSaving,
  takeOver,
  undo,
  unsavedEdits,
} from '#domain/event/draft/editing.ts'
import type { Edit } from '#domain/event/draft/edits.ts'
import { isOffline, isRefused } from '#web/lib/ask.ts'

export type Draft = OutputOf<typeof getDraft>

/** How a draft is reached: the server, and what this device keeps until it is saved. */
interface DraftPorts {
  readonly save: (edits: readonly Edit[]) => Promise<Draft>
  readonly load: () => Promise<Draft>
  readonly kept: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly now: () => number
}

/** A draft while people work on it. */
export interface DraftState {
  readonly editing: Editing
  /** As the server answered last: revision, problems, publication. */
  readonly draft: Draft
  readonly saving: 'saved' | 'waiting' | 'under-way' | 'failed'
  /** Why it is not saved; null unless it failed. */
  readonly error: unknown
}

/** How long nothing must change before it is saved. */
const SETTLED_AFTER = 700
const AGAIN_AFTER = 3_000

/**
 * Saves every change of a draft by itself, one request at a time, also after the page was left. What is not saved yet is
 * kept on the device, so that it outlives a reload, a lost network and a session that has ended.
 */
export class DraftStore {
  readonly #ports: DraftPorts
  readonly #key: string
  readonly #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #state: DraftState

  constructor(eventId: string, draft: Draft, ports: DraftPorts) {
    this.#ports = ports
    this.#key = `panel.draft.${eventId}`
    const editing = beginEditing(draft.definition, readKept(ports.kept.getItem(this.#key)))
    this.#state = { editing, draft, saving: 'saved', error: null }
    this.#settle(SETTLED_AFTER)
  }

  readonly state = (): DraftState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly change = (make: (document: DefinitionDocument) => DefinitionDocument): void => {
    const { editing } = this.#state
    this.#edit(change(editing, make(editing.shown), this.#ports.now()))
  }

  readonly undo = (): void => this.#edit(undo(this.#state.editing))
  readonly redo = (): void => this.#edit(redo(this.#state.editing))
  readonly decide = (edit: Edit, mine: boolean): void =>
    this.#edit(decide(this.#state.editing, edit, mine, this.#ports.now()))

  /** Saves now what waits, for example because the network is back. */
  readonly saveNow = (): void => this.#settle(0)

  /** Somebody else has saved the draft, or it was published. */
  readonly takeOver = (draft: Draft): void => {
    if (this.#state.saving === 'under-way' || draft.revision <= this.#state.draft.revision) return
    this.#set({ draft, editing: takeOver(this.#state.editing, draft.definition) })
    this.#settle(SETTLED_AFTER)
  }

  #edit(editing: Editing): void {
    if (editing === this.#state.editing) return
    this.#set({ editing })
    this.#settle(SETTLED_AFTER)
  }

  #set(part: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...part }
    for (const listener of this.#listeners) listener()
  }

  /** Keeps what is unsaved on the device and has it sent after a while, unless a request is under way. */
  #settle(after: number): void {
    const unsaved = unsavedEdits(this.#state.editing)
    if (unsaved.length === 0) this.#ports.kept.removeItem(this.#key)
    else this.#ports.kept.setItem(this.#key, JSON.stringify(unsaved))
    if (this.#state.saving === 'under-way') return
    clearTimeout(this.#timer)
    if (unsaved.length === 0) this.#set({ saving: 'saved', error: null })
    else {
      if (this.#state.saving === 'saved') this.#set({ saving: 'waiting' })
      this.#timer = setTimeout(() => void this.#send(unsaved), after)
    }
  }

  async #send(unsaved: readonly Edit[]): Promise<void> {
    this.#set({ editing: startSaving(this.#state.editing), saving: 'under-way' })
    try {
      const draft = await this.#ports.save(unsaved)
      const editing = finishSaving(this.#state.editing, draft.definition)
      this.#set({ draft, editing, saving: 'waiting', error: null })
      this.#settle(SETTLED_AFTER)
    } catch (error) {
      this.#set({ editing: failSaving(this.#state.editing), saving: 'failed', error })
      if (isRefused(error, 'draft_conflict')) await this.#takeTheirs()
      else if (isOffline(error)) this.#settle(AGAIN_AFTER)
    }
  }

  async #takeTheirs(): Promise<void> {
    try {
      const draft = await this.#ports.load()
      this.#set({
        draft,
        editing: takeOver(this.#state.editing, draft.definition),
        saving: 'waiting',
        error: null,
      })
      this.#settle(SETTLED_AFTER)
    } catch (error) {
      this.#set({ error })
      this.#settle(AGAIN_AFTER)
    }
  }
}

function readKept(text: string | null): readonly Edit[] {
  if (text === null) return []
  try {
    return editDraft.body.safeParse({ edits: JSON.parse(text) }).data?.edits ?? []
  } catch {
    return []
  }
}
