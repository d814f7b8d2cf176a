import type { CompiledItem } from '#domain/quote/compiled.ts'
import type { Scope } from '#domain/quote/scope.ts'
import type { Choice } from '#domain/registration/draft.ts'
import type { ChoiceTools } from '../order/form-tools.ts'

/** The props of every control for an item. */
export interface ItemChoiceProps {
  readonly id: string
  readonly label: string
  readonly compiled: CompiledItem
  /** For whom it is chosen: one person, all eligible people, or the registration. */
  readonly scopes: readonly Scope[]
  readonly tools: ChoiceTools
  readonly choice: Choice | undefined
  readonly onChange: (choice: Choice) => void
  /** One line for each person instead of all options in view. */
  readonly compact?: boolean
}
