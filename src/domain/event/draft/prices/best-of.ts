import type { DefinitionDocument } from '../../definition/definition.ts'
import { idOfName } from '../questions/id-of-name.ts'
import { type Adjustment, withAdjustment, withoutChoiceGroup } from './reductions.ts'

/** Over what the best of several adjustments is found. */
export type BestPer = DefinitionDocument['choiceGroups'][number]['per']

/** Ids of the adjustments of which only the best counts, in the order of the document; none where it stands alone. */
export const rivalsOf = (document: DefinitionDocument, { id, choiceGroup }: Adjustment): string[] =>
  choiceGroup === undefined
    ? []
    : document.adjustments.flatMap((each) =>
        each.choiceGroup === choiceGroup && each.id !== id ? [each.id] : [],
      )

export const bestPerOf = ({ choiceGroups }: DefinitionDocument, { choiceGroup }: Adjustment): BestPer =>
  choiceGroups.find(({ id }) => id === choiceGroup)?.per ?? 'line'

/** The document in which of an adjustment and another only the better counts, or in which they no longer compete. */
export function withRival(
  document: DefinitionDocument,
  own: Adjustment,
  other: Adjustment,
  competes: boolean,
): DefinitionDocument {
  if (!competes) return leaving(document, other)
  const group =
    own.choiceGroup ??
    other.choiceGroup ??
    idOfName(
      'najlepsza',
      document.adjustments.flatMap(({ choiceGroup }) => choiceGroup ?? []),
    )
  return [own, other].reduce(
    (now, { id }) => withAdjustment(now, id, (each) => ({ ...each, choiceGroup: group })),
    document,
  )
}

/** One that leaves leaves no group of one behind. */
function leaving(document: DefinitionDocument, { id, choiceGroup }: Adjustment): DefinitionDocument {
  const left = withAdjustment(document, id, withoutGroup)
  const members = left.adjustments.filter((each) => each.choiceGroup === choiceGroup)
  const [last] = members
  const alone =
    members.length === 1 && last !== undefined ? withAdjustment(left, last.id, withoutGroup) : left
  return withoutChoiceGroup(alone, choiceGroup)
}

const withoutGroup = ({ choiceGroup: _, ...adjustment }: Adjustment): Adjustment => adjustment

/** The document in which the best of a group is found over a line, a person or the registration. */
export function withBestPer(document: DefinitionDocument, { choiceGroup }: Adjustment, per: BestPer) {
  if (choiceGroup === undefined) return document
  const others = document.choiceGroups.filter(({ id }) => id !== choiceGroup)
  // Each line by itself is what holds without saying so.
  return {
    ...document,
    choiceGroups: per === 'line' ? others : [...others, { id: choiceGroup, per }],
  }
}
