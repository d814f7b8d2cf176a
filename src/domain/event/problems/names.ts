/** Things that are named and are not there, that are there twice, or that are there no longer. */
export interface NameProblems {
  id_twice: { readonly id: string }
  name_twice: { readonly name: string }
  block_twice: undefined
  block_question_unknown: Unknown
  block_town_missing: undefined
  block_town_wrong: { readonly label: string }
  consent_unfit: { readonly label: string; readonly because: UnfitConsent }
  limit_unknown: Unknown
  item_unknown: Unknown
  share_item_unknown: { readonly id: string }
  code_list_unknown: Unknown
  where_unknown: Unknown
  plan_unknown: { readonly id: string }
  section_unknown: { readonly id: string }
  option_unknown: { readonly id: string }
  choice_group_empty: { readonly id: string }
  /** Of a published version, in the next one. */
  part_gone: LostPart
  part_renamed: LostPart & { readonly now: string }
}

/** Why a question cannot ask for a consent: it is not asked of each person, is no yes or no, or is not free. */
export type UnfitConsent = 'of_registration' | 'no_tick' | 'required' | 'ticked' | 'of_office'

interface Unknown {
  readonly id: string
  /** The known id of which it is a misspelling. */
  readonly meant: readonly string[]
}

export interface LostPart {
  readonly kind: LostKind
  readonly id: string
  readonly name: string
}

export type LostKind =
  | 'group'
  | 'type'
  | 'question'
  | 'answer'
  | 'item'
  | 'option'
  | 'adjustment'
  | 'limit'
  | 'statement'
  | 'plan'
  | 'approval'
  | 'number'
