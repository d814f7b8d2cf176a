import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import { blocksOf, placeOf, type QuestionPlace } from '#domain/event/draft/questions/blocks.ts'
import { moveQuestion, moveQuestionTo } from '#domain/event/draft/questions/move-question.ts'
import { moveSection, moveSectionTo } from '#domain/event/draft/questions/sections.ts'
import type { DragTools } from '../shared/drag/drag.ts'
import { useDrag } from '../shared/drag/use-drag.ts'
import type { Builder } from './editor.ts'

type Way = 'up' | 'down'

/** How parts of the form change their places: pulled by the mouse, or step by step by keyboard and buttons. */
export interface Moving {
  readonly questions: DragTools<QuestionPlace>
  /** A section is put before a block, counted from the top; or behind the last. */
  readonly sections: DragTools<number>
  readonly moveQuestion: (id: string, way: Way) => void
  readonly moveSection: (id: string, way: Way) => void
}

const WAYS: Readonly<Record<string, Way>> = { ArrowUp: 'up', ArrowDown: 'down' }

/** Where the keys that are pressed move something: Alt with an arrow; null otherwise. */
export const wayOfKeys = ({ key, altKey }: { readonly key: string; readonly altKey: boolean }): Way | null =>
  altKey ? (WAYS[key] ?? null) : null

export const MOVING_KEYS = 'Alt+ArrowUp Alt+ArrowDown'

type Used = Pick<Builder, 'document' | 'change' | 'announce' | 'focusOn'>

/** Every new place is announced. */
export function useMoving({ document, change, announce, focusOn }: Used): Moving {
  const put = (moved: DefinitionDocument, placeWords: (moved: DefinitionDocument) => string) => {
    change(() => moved)
    announce(placeWords(moved))
  }
  const step = (moved: DefinitionDocument, placeWords: (moved: DefinitionDocument) => string) => {
    if (moved === document) return announce('Dalej nie można.')
    put(moved, placeWords)
    // What is moved on the page loses the focus.
    focusOn(window.document.activeElement?.id ?? '')
  }
  return {
    questions: useDrag<QuestionPlace>((id, place) =>
      put(moveQuestionTo(document, id, place), (moved) => placeOfQuestion(moved, id)),
    ),
    sections: useDrag<number>((id, block) =>
      put(moveSectionTo(document, id, block), (moved) => placeOfSection(moved, id)),
    ),
    moveQuestion: (id, way) => step(moveQuestion(document, id, way), (moved) => placeOfQuestion(moved, id)),
    moveSection: (id, way) => step(moveSection(document, id, way), (moved) => placeOfSection(moved, id)),
  }
}

/** 'Parafia: miejsce 2 z 4, w części W drodze.' */
function placeOfQuestion(document: DefinitionDocument, id: string): string {
  const blocks = blocksOf(document)
  const place = placeOf(blocks, id)
  const block = place === null ? undefined : blocks[place.block]
  if (place === null || block === undefined) return ''
  const name = block.questions[place.at]?.label ?? ''
  const where = block.section === null ? 'poza częściami' : `w\u00a0części ${block.section.name}`
  return `${name}: miejsce ${place.at + 1} z\u00a0${block.questions.length}, ${where}.`
}

/** 'Część W drodze: miejsce 2 z 3.' */
function placeOfSection(document: DefinitionDocument, id: string): string {
  const blocks = blocksOf(document)
  const at = blocks.findIndex((block) => block.id === id)
  const name = blocks[at]?.section?.name ?? ''
  return `Część ${name}: miejsce ${at + 1} z\u00a0${blocks.length}.`
}
