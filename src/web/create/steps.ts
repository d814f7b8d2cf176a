/** The three steps of the wizard (specification §2, 'Route /create'). */
export const STEPS = ['domena', 'google', 'nazwa'] as const
export type Step = (typeof STEPS)[number]

export const STEP_NAMES: Readonly<Record<Step, string>> = {
  domena: 'Wybierz domenę',
  google: 'Połącz konto Google',
  nazwa: 'Wybierz nazwę konta',
}

/** The label of the button that leads back from a step: the name of its target. */
export const BACK_LABELS: Readonly<Record<Step, string | null>> = {
  domena: null,
  google: 'Domena',
  nazwa: 'Konto Google',
}

/** The number of steps between two; negative when the second comes before the first. */
export const distance = (from: Step, to: Step): number => STEPS.indexOf(to) - STEPS.indexOf(from)

/** The step that an address names; the first when it names none. */
export const stepOfHash = (hash: string): Step => STEPS.find((step) => `#${step}` === hash) ?? 'domena'

/** The step after this one; null after the last, which submits. */
export const stepAfter = (step: Step): Step | null => STEPS[STEPS.indexOf(step) + 1] ?? null

/** The step before this one; the first has none before it. */
export const stepBefore = (step: Step): Step => STEPS[STEPS.indexOf(step) - 1] ?? 'domena'

/** The earlier of two steps: an address never leads past an incomplete step. */
export const notPast = (wanted: Step, furthest: Step): Step =>
  distance(furthest, wanted) > 0 ? furthest : wanted
