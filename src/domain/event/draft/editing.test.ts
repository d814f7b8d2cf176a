import { expect, test } from 'vitest'
import type { DefinitionDocument } from '../definition/definition.ts'
import { newEvent } from './basics.ts'
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
} from './editing.ts'
import { applyEdits } from './edits.ts'

const EVENT = newEvent({ title: 'Rajd', start: '2027-08-05', end: '2027-08-06', place: 'Borów' })
const titled = (document: DefinitionDocument, title: string): DefinitionDocument => ({ ...document, title })
const limited = (document: DefinitionDocument, limit: number): DefinitionDocument => ({ ...document, limit })
const retitle = (editing: Editing, title: string, at = 0) => change(editing, titled(editing.shown, title), at)
const relimit = (editing: Editing, limit: number, at = 0) =>
  change(editing, limited(editing.shown, limit), at)

/** What the server would answer to all that is unsaved. */
function savedBy(editing: Editing, server: DefinitionDocument): DefinitionDocument {
  const saved = applyEdits(server, unsavedEdits(editing))
  if (!saved.ok) throw new Error('The server would refuse it.')
  return saved.value
}

test('a change is shown at once and is unsaved until the server has it', () => {
  const editing = retitle(beginEditing(EVENT), 'Rajd Lipowy')
  expect(editing.shown.title).toBe('Rajd Lipowy')
  expect(unsavedEdits(editing)).toEqual([{ path: ['title'], before: 'Rajd', after: 'Rajd Lipowy' }])
  const saved = finishSaving(startSaving(editing), savedBy(editing, EVENT))
  expect(unsavedEdits(saved)).toEqual([])
  expect(saved.shown.title).toBe('Rajd Lipowy')
})

test('what is typed while a request is under way stays and is sent next', () => {
  const sending = startSaving(retitle(beginEditing(EVENT), 'Rajd L'))
  const typed = retitle(sending, 'Rajd Lipowy')
  const saved = finishSaving(typed, savedBy(sending, EVENT))
  expect(saved.shown.title).toBe('Rajd Lipowy')
  expect(unsavedEdits(saved)).toEqual([{ path: ['title'], before: 'Rajd L', after: 'Rajd Lipowy' }])
})

test('a request that failed leaves everything to be saved', () => {
  const failed = failSaving(startSaving(relimit(beginEditing(EVENT), 80)))
  expect(unsavedEdits(failed)).toEqual([{ path: ['limit'], after: 80 }])
})

test("changes of others in other places are taken over beneath one's own", () => {
  const editing = takeOver(relimit(beginEditing(EVENT), 80), titled(EVENT, 'Rajd Lipowy'))
  expect([editing.shown.title, editing.shown.limit]).toEqual(['Rajd Lipowy', 80])
  expect(editing.overtaken).toEqual([])
})

test('a change of the same place by somebody else is shown, and the own one waits for a decision', () => {
  const editing = takeOver(relimit(beginEditing(EVENT), 80), limited(EVENT, 90))
  expect(editing.shown.limit).toBe(90)
  const [overtaken] = editing.overtaken
  if (overtaken === undefined) throw new Error('Nothing was overtaken.')
  expect(overtaken.after).toBe(80)
  const mine = decide(editing, overtaken, true, 0)
  expect([mine.shown.limit, mine.overtaken]).toEqual([80, []])
  expect(unsavedEdits(mine)).toEqual([{ path: ['limit'], before: 90, after: 80 }])
  const theirs = decide(editing, overtaken, false, 0)
  expect([theirs.shown.limit, theirs.overtaken, unsavedEdits(theirs)]).toEqual([90, [], []])
})

test('the same change by two people is no conflict', () => {
  const editing = takeOver(relimit(beginEditing(EVENT), 80), limited(EVENT, 80))
  expect([editing.shown.limit, editing.overtaken, unsavedEdits(editing)]).toEqual([80, [], []])
})

test('undoing and redoing go through the steps; a new change ends redoing', () => {
  const changed = relimit(retitle(beginEditing(EVENT), 'Rajd Lipowy'), 80)
  const once = undo(changed)
  expect([once.shown.title, once.shown.limit]).toEqual(['Rajd Lipowy', undefined])
  expect(undo(undo(once)).shown).toEqual(EVENT)
  expect(redo(redo(undo(once))).shown).toEqual(changed.shown)
  const other = relimit(once, 70)
  expect(redo(other)).toBe(other)
})

test('typing in one place is one step, unless there was a pause', () => {
  const typed = retitle(retitle(retitle(beginEditing(EVENT), 'A', 0), 'Ab', 900), 'Abc', 1_800)
  expect(undo(typed).shown.title).toBe('Rajd')
  const later = retitle(typed, 'Abcd', 4_000)
  expect(undo(later).shown.title).toBe('Abc')
})

test('a step whose place somebody else has changed is not undone', () => {
  const mine = relimit(beginEditing(EVENT), 80)
  const saved = finishSaving(startSaving(mine), limited(EVENT, 80))
  const theirs = takeOver(saved, limited(EVENT, 90))
  expect(undo(theirs).shown.limit).toBe(90)
  expect(undo(theirs).past).toEqual([])
})

test('edits that were kept on the device are made again', () => {
  const kept = unsavedEdits(relimit(beginEditing(EVENT), 80))
  expect(beginEditing(titled(EVENT, 'Rajd Lipowy'), kept).shown.limit).toBe(80)
  expect(beginEditing(limited(EVENT, 90), kept).overtaken).toEqual(kept)
})
