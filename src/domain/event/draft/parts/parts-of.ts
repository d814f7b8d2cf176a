import type { DefinitionDocument } from '../../definition/definition.ts'
import { gateParts } from './gate-parts.ts'
import { limitParts } from './limit-parts.ts'
import { type Part, part, partsOfList } from './part.ts'
import { paymentParts } from './payment-parts.ts'
import { pricedParts } from './priced-parts.ts'

/**
 * A document as the pages of settings divide it: everything that it says belongs to exactly one part, and each part to
 * one page. So a problem can lead to where it is mended, and a name to where it is changed.
 */
export const partsOf = (document: DefinitionDocument): Part[] => [
  part('about', 'about', ['title', 'kind', 'dates', 'attendance']),
  part('about', 'form', ['ask']),
  part('page', 'page', ['page']),
  ...peopleParts(document),
  ...formParts(document),
  ...pricedParts(document),
  ...limitParts(document),
  ...paymentParts(document),
  ...partsOfList(document.statements, 'statements', ({ text, when }, path) =>
    part('statement', 'statements', [path], { name: text, when: [when] }),
  ),
]

/** Who may sign up, as whom, by whom, and what must hold. */
function peopleParts(document: DefinitionDocument): Part[] {
  const { carers, title, groups, types } = document
  return [
    ...gateParts({ ages: document.ages, windows: document.windows }, '', 'who', title),
    part('group', 'who', ['groupLabel']),
    ...partsOfList(groups, 'groups', (group, path) => [
      part('group', 'who', [path], { name: group.name }),
      ...gateParts(group, path, 'who', group.name),
    ]),
    part('type', 'who', ['typeLabel']),
    ...partsOfList(types, 'types', (type, path) => [
      part('type', 'who', [path], { name: type.name }),
      ...gateParts(type, path, 'who', type.name),
    ]),
    part('registrants', 'who', ['registrants', 'peoplePerRegistration']),
    part('carers', 'who', ['carers'], { when: [carers?.for, carers?.may] }),
    ...partsOfList(document.approvals, 'approvals', ({ name, when }, path) =>
      part('approval', 'who', [path], { name, when: [when] }),
    ),
    ...partsOfList(document.numbers, 'numbers', ({ name, when }, path) =>
      part('number', 'who', [path], { name, when: [when] }),
    ),
    ...partsOfList(document.requirements, 'requirements', ({ when, must }, path) =>
      part('rule', 'who', [path], { when: [when, must] }),
    ),
  ]
}

const formParts = ({ sections, questions }: DefinitionDocument): Part[] => [
  ...partsOfList(sections, 'sections', ({ name, when }, path) =>
    part('section', 'form', [path], { name, when: [when] }),
  ),
  ...partsOfList(questions, 'questions', ({ label, when }, path) =>
    part('question', 'form', [path], { name: label, when: [when] }),
  ),
]
