import type { Condition } from '../../event/definition/condition.ts'
import type { EventDefinitionInput } from '../../event/definition/definition.ts'

/** Statements that several templates ask for, in the same words. */

export type StatementInput = NonNullable<EventDefinitionInput['statements']>[number]

/** Acceptance of the regulamin, whose whole text goes with it. */
export const termsStatement = (document: { name: string; body: string }): StatementInput => ({
  id: 'regulamin',
  version: 1,
  text: 'Akceptuję regulamin. Dostanę go w załączniku.',
  document,
  required: true,
})

const withMinors = { required: true, when: { fact: 'minors', atLeast: 1 }, once: true } as const

/** Once of a registration with minors: the sentence speaks of all of them. */
export const parentStatement: StatementInput = {
  id: 'rodzic',
  version: 1,
  text: 'Jako rodzic lub opiekun prawny zgadzam się na udział osób niepełnoletnich z tego zgłoszenia.',
  ...withMinors,
}

export const standardsStatement: StatementInput = {
  id: 'standardy',
  version: 1,
  text: 'Znam standardy ochrony małoletnich.',
  ...withMinors,
}

/** Of each person who has said something about health. */
export const healthStatement = (when: Condition): StatementInput => ({
  id: 'zdrowie',
  version: 1,
  text: 'Wyraźnie zgadzam się na użycie podanych danych o zdrowiu tylko do opieki na wydarzeniu.',
  required: true,
  when,
})

export const photosStatement: StatementInput = {
  id: 'zdjecia',
  version: 1,
  text: 'Zgadzam się na publikację zdjęć ze mną i z moimi dziećmi na stronie organizatora. Dobrowolne, do wycofania.',
  required: false,
}

export const newsStatement: StatementInput = {
  id: 'nowiny',
  version: 1,
  text: 'Chcę dostawać e-maile o kolejnych wydarzeniach. Dobrowolne.',
  required: false,
}
