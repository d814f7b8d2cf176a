import { sameValue } from '../../values/same-value.ts'
import type { DefinitionDocument } from '../definition/definition.ts'
import { applyEdits, type Edit, editsBetween, reversed, valueAt } from './edits.ts'

/**
 * A draft in the hands of one person: what is saved, what is shown, and what can be undone. Others edit the same draft at
 * the same time; their changes are taken over beneath one's own.
 */
export interface Editing {
  /** As it was last read from the server. */
  readonly saved: DefinitionDocument
  /** The saved document with everything changed since. */
  readonly shown: DefinitionDocument
  /** What was shown when the request under way was sent. */
  readonly sent: DefinitionDocument | null
  readonly past: readonly Step[]
  readonly future: readonly Step[]
  /** Own changes of places that somebody else has changed meanwhile: neither is lost, a person decides. */
  readonly overtaken: readonly Edit[]
}

/** Edits that are undone together. */
interface Step {
  readonly edits: readonly Edit[]
  /** Milliseconds. */
  readonly at: number
}

/** Typing in one place is undone at once, unless there was a pause in it. */
const ONE_STEP_WITHIN = 2_000
const STEPS_KEPT = 100

/**
 * Begins with what the server has.
 * @param unsaved edits that were not saved the last time
 */
export function beginEditing(saved: DefinitionDocument, unsaved: readonly Edit[] = []): Editing {
  const empty: Editing = { saved, shown: saved, sent: null, past: [], future: [], overtaken: [] }
  return onTopOf(empty, saved, unsaved)
}

/** What has still to be saved. */
export const unsavedEdits = ({ saved, shown }: Editing): Edit[] => editsBetween(saved, shown)

/** The document was changed; time in milliseconds. */
export function change(editing: Editing, shown: DefinitionDocument, at: number): Editing {
  const edits = editsBetween(editing.shown, shown)
  if (edits.length === 0) return editing
  const past = withStep(editing.past, { edits, at })
  return { ...editing, shown, past: past.slice(-STEPS_KEPT), future: [] }
}

/** Takes the last change back; one whose places others have changed since cannot be taken back and is forgotten. */
export function undo(editing: Editing): Editing {
  const step = editing.past.at(-1)
  if (step === undefined) return editing
  const past = editing.past.slice(0, -1)
  const undone = applyEdits(editing.shown, reversed(step.edits))
  return undone.ok
    ? { ...editing, shown: undone.value, past, future: [...editing.future, step] }
    : { ...editing, past }
}

/** Makes again what was taken back last. */
export function redo(editing: Editing): Editing {
  const step = editing.future.at(-1)
  if (step === undefined) return editing
  const future = editing.future.slice(0, -1)
  const redone = applyEdits(editing.shown, step.edits)
  return redone.ok
    ? { ...editing, shown: redone.value, past: [...editing.past, step], future }
    : { ...editing, future }
}

export const startSaving = (editing: Editing): Editing => ({ ...editing, sent: editing.shown })
/** The request failed: everything that it brought has still to be saved. */
export const failSaving = (editing: Editing): Editing => ({ ...editing, sent: null })

/** The server has saved what was sent and answers its document, which may hold changes of others too. */
export const finishSaving = (editing: Editing, saved: DefinitionDocument): Editing =>
  onTopOf(editing, saved, editsBetween(editing.sent ?? editing.saved, editing.shown))

/** Others have saved something: one's own unsaved changes stay on top of it. */
export const takeOver = (editing: Editing, saved: DefinitionDocument): Editing =>
  onTopOf(editing, saved, unsavedEdits(editing))

/** Decides between an own change and that of somebody else; time in milliseconds. */
export function decide(editing: Editing, edit: Edit, mine: boolean, at: number): Editing {
  const left = { ...editing, overtaken: editing.overtaken.filter((each) => each !== edit) }
  if (!mine) return left
  const shown = withMine(left.shown, edit)
  return shown === null ? left : change(left, shown, at)
}

/** The document with an overtaken change in the place of the other one; null where its place is gone. */
export function withMine(document: DefinitionDocument, edit: Edit): DefinitionDocument | null {
  const { before: _, ...rest } = edit
  const theirs = valueAt(document, edit.path)
  const edited = applyEdits(document, [{ ...rest, ...(theirs === undefined ? {} : { before: theirs }) }])
  return edited.ok ? edited.value : null
}

function onTopOf(editing: Editing, saved: DefinitionDocument, edits: readonly Edit[]): Editing {
  const overtaken = [...editing.overtaken]
  let shown = saved
  for (const edit of edits) {
    const edited = applyEdits(shown, [edit])
    if (edited.ok) shown = edited.value
    else if (!sameValue(valueAt(shown, edit.path), edit.after)) overtaken.push(edit)
  }
  return { ...editing, saved, shown, sent: null, overtaken }
}

function withStep(past: readonly Step[], step: Step): readonly Step[] {
  const last = past.at(-1)
  const [before, ...others] = last?.edits ?? []
  const [after] = step.edits
  const isOnePlace =
    others.length + step.edits.length === 1 && before && after && sameValue(before.path, after.path)
  if (!last || !isOnePlace || before.order || after.order || step.at - last.at > ONE_STEP_WITHIN)
    return [...past, step]
  const { after: _, ...place } = before
  const joined = { ...place, ...('after' in after ? { after: after.after } : {}) }
  return [...past.slice(0, -1), { edits: [joined], at: step.at }]
}
