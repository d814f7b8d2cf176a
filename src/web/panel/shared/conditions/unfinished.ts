import { useState } from 'react'
import type { AskableFact } from '#domain/event/draft/questions/askable-facts.ts'
import type { Chip } from '#domain/event/draft/questions/who.ts'

/** A condition on one of several values begins with none of them; what goes by the place of registration has one. */
export const unanswered = (chip: Chip, { name, compared, values }: AskableFact): Chip =>
  chip.kind === 'values' && compared === 'values' && values.length > 1 && name !== 'channel'
    ? { ...chip, values: [] }
    : chip

/** Whether a condition can be kept: one on values names at least one. */
export const isAnswered = (chip: Chip): boolean => chip.kind !== 'values' || chip.values.length > 0

/** 'Jedzenie: wybierz niżej'. */
export const unansweredWords = (chip: Chip, nameOf: (fact: string) => string): string =>
  `${'fact' in chip ? nameOf(chip.fact) : ''}: wybierz niżej`

interface Parts<Part> {
  readonly parts: readonly Part[]
  readonly isFinished: (part: Part) => boolean
  readonly onChange: (parts: readonly Part[]) => void
}

/** The parts of a condition, one of which may be unfinished: it is shown here, and stays out of the draft until it is. */
export function useUnfinished<Part>({ parts, isFinished, onChange }: Parts<Part>) {
  const [unfinished, setUnfinished] = useState<{ readonly index: number; readonly part: Part } | null>(null)
  const shown = unfinished === null ? parts : parts.toSpliced(unfinished.index, 1, unfinished.part)
  return {
    shown,
    /** Changes the part at a place, or adds it behind the last. */
    put: (index: number, part: Part) => {
      if (!isFinished(part)) return setUnfinished({ index, part })
      if (unfinished?.index === index) setUnfinished(null)
      onChange(parts.toSpliced(index, 1, part))
    },
    remove: (index: number) => {
      setUnfinished(null)
      if (index < parts.length) onChange(parts.toSpliced(index, 1))
    },
  }
}
