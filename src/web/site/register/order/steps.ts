import { isExtra } from '#domain/event/facts/chosen-extras.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import * as words from '#i18n/pl/site/register/steps.ts'

/** The steps of registering (ux.md). The last is the gateway's own page. */
export type StepId = 'osoby' | 'dodatki' | 'dane' | 'podsumowanie' | 'platnosc'
/** The steps that are forms of ours. */
export type FormStep = Exclude<StepId, 'platnosc'>

export const STEP_NAMES: Readonly<Record<StepId, string>> = words.names

/** The steps of this event: one without any choice is left out. */
export function stepsOf({ definition, items }: CompiledDefinition): readonly StepId[] {
  const chooses = items.some(({ item }) => isExtra(item, definition))
  return chooses
    ? ['osoby', 'dodatki', 'dane', 'podsumowanie', 'platnosc']
    : ['osoby', 'dane', 'podsumowanie', 'platnosc']
}

/** The step that an address names; null when it names none of this event's. */
export function stepOfHash(hash: string, steps: readonly StepId[]): FormStep | null {
  const name = hash.replace('#', '')
  return steps.find((step): step is FormStep => step === name && step !== 'platnosc') ?? null
}

/** The first step in which something is missing; the last form when nothing is. */
export function furthestStep(
  steps: readonly StepId[],
  problems: readonly { readonly step: FormStep }[],
): FormStep {
  const open = steps.find((step) => problems.some((problem) => problem.step === step))
  return open === undefined || open === 'platnosc' ? 'podsumowanie' : open
}

/** The form after this one. */
export function stepAfter(steps: readonly StepId[], step: FormStep): FormStep {
  const next = steps[steps.indexOf(step) + 1]
  return next === undefined || next === 'platnosc' ? 'podsumowanie' : next
}

/** The form before this one; null on the first. */
export function stepBefore(steps: readonly StepId[], step: FormStep): FormStep | null {
  const before = steps[steps.indexOf(step) - 1]
  return before === undefined || before === 'platnosc' ? null : before
}
