import { parentPort } from 'node:worker_threads'
import { parseDefinition } from '#domain/event/check/check-definition.ts'
import { patchDefinition, type Section } from '#domain/event/check/patch.ts'
import type { DefinitionDocument } from '#domain/event/definition/definition.ts'
import type { DefinitionProblem } from '#domain/event/definition/problem.ts'
import { warningsOf } from '#domain/event/lint/warnings.ts'

/** The request to a thread: read a definition, or one with a section replaced. */
export type CheckQuestion =
  | { readonly definition: unknown }
  | {
      readonly current: DefinitionDocument
      readonly section: Section
      readonly replacement: Readonly<Record<string, unknown>>
    }

/** The answer: a publishable definition with its warnings, or all its errors. */
export type CheckAnswer =
  | {
      readonly ok: true
      readonly document: DefinitionDocument
      readonly warnings: readonly DefinitionProblem[]
    }
  | { readonly ok: false; readonly problems: readonly DefinitionProblem[] }

function answer(question: CheckQuestion): CheckAnswer {
  const parsed =
    'current' in question
      ? patchDefinition(question.current, question.section, question.replacement)
      : parseDefinition(question.definition)
  if (!parsed.ok) return parsed
  const { document } = parsed
  return { ok: true, document, warnings: warningsOf(document) }
}

parentPort?.on('message', (question: CheckQuestion) => parentPort?.postMessage(answer(question)))
