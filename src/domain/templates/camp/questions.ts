import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { foodQuestions } from '../kit/food-questions.ts'
import { invoiceQuestions } from '../kit/invoice-questions.ts'
import type { QuestionInput } from '../kit/minors-questions.ts'
import { notesQuestion } from '../kit/notes-question.ts'
import { SEEN_BY_FEW, SEEN_BY_OFFICE } from '../kit/seen-by.ts'
import { familyCardQuestion, supportQuestion } from '../kit/service-questions.ts'
import type { Camp } from './camp.ts'

const YEAR = 365
/** Who may go home alone. */
const ALONE_FROM = 7

export const CAMP_SECTIONS: EventDefinitionInput['sections'] = [
  { id: 'child', name: 'Dziecko' },
  { id: 'parents', name: 'Rodzice' },
  { id: 'card', name: 'Karta kwalifikacyjna' },
  { id: 'invoice', name: 'Faktura' },
  { id: 'office', name: 'Tylko dla biura' },
]

/** Whether somebody may be let home alone: a day camp, with children old enough. */
export const mayGoAlone = ({ isOvernight, ages }: Camp) => !isOvernight && ages.to >= ALONE_FROM

export const campQuestions = (camp: Camp): QuestionInput[] => [
  ...ofChild(camp),
  ...parents,
  ...(mayGoAlone(camp) ? [goingAlone] : []),
  ...ofCard,
  ...foodQuestions('card', undefined, { label: 'Jakie?', help: 'Uzgodnimy je z kuchnią.' }),
  ...(camp.isOvernight ? onTheWay : []),
  ...(camp.prices.child === 0 ? [] : invoiceQuestions('invoice', { label: 'Faktura dla pracodawcy' })),
  ...ofOffice,
]

const ofChild = (camp: Camp): QuestionInput[] => [
  {
    id: 'pesel',
    of: 'person',
    section: 'child',
    type: 'pesel',
    label: 'PESEL',
    help: 'Wymaga go karta kwalifikacyjna.',
    required: true,
    ...SEEN_BY_OFFICE,
    keepDays: 30,
  },
  address('address', 'Adres zamieszkania'),
  ...(camp.isOvernight ? [address('parents-address', 'Adres rodziców w czasie turnusu')] : []),
  {
    id: 'friends',
    of: 'person',
    section: 'child',
    type: 'text',
    label: 'Z kim w grupie lub pokoju?',
    max: 200,
    keepDays: 30,
  },
  ...(camp.prices.child === 0
    ? []
    : [
        { ...familyCardQuestion('child', 'Pokażesz ją na miejscu.'), ...SEEN_BY_OFFICE },
        supportQuestion('child', 'Prosimy o wsparcie', 'Bez pytania o powód; do decyzji nic nie płacisz.'),
      ]),
]

const address = (id: string, label: string): QuestionInput => ({
  id,
  of: 'person',
  section: 'child',
  type: 'address',
  label,
  help: 'Do karty.',
  required: true,
  ...SEEN_BY_OFFICE,
  keepDays: 30,
})

const ofParents = (
  question: Pick<QuestionInput, 'id' | 'type' | 'label'> & Partial<QuestionInput>,
): QuestionInput => ({ of: 'registration', section: 'parents', keepDays: YEAR, ...question })

/** Once for all children: they are siblings. */
const parents: QuestionInput[] = [
  ofParents({ id: 'guardian', type: 'text', label: 'Rodzic lub opiekun prawny', required: true, max: 120 }),
  ofParents({
    id: 'guardian-phone',
    type: 'otherPhone',
    label: 'Telefon',
    help: 'Odbierany w czasie turnusu.',
    required: true,
  }),
  ofParents({ id: 'other-parent', type: 'text', label: 'Drugi rodzic', max: 120 }),
  ofParents({ id: 'other-parent-phone', type: 'otherPhone', label: 'Telefon drugiego rodzica' }),
  ofParents({
    id: 'collecting',
    type: 'textarea',
    label: 'Kto jeszcze może odebrać dziecko?',
    help: 'Imię, nazwisko, telefon.',
    max: 1000,
    keepDays: 30,
  }),
]

const goingAlone: QuestionInput = {
  id: 'alone',
  of: 'person',
  section: 'parents',
  type: 'checkbox',
  label: 'Dziecko wraca bez opieki',
  help: 'Poprosimy o oświadczenie.',
  when: { fact: 'age', atLeast: ALONE_FROM },
  keepDays: 30,
}

const onCard = (
  question: Pick<QuestionInput, 'id' | 'type' | 'label'> & Partial<QuestionInput>,
): QuestionInput => ({ of: 'person', section: 'card', ...SEEN_BY_FEW, keepDays: 30, ...question })

const ofCard: QuestionInput[] = [
  onCard({
    id: 'health',
    type: 'textarea',
    label: 'Zdrowie, uczulenia, leki i dawki',
    help: 'Gdy nie ma o czym pisać, wpisz „nic”.',
    required: true,
    max: 2000,
  }),
  onCard({
    id: 'needs',
    type: 'textarea',
    label: 'Specjalne potrzeby edukacyjne',
    help: 'Także to, co pomaga.',
    max: 2000,
  }),
  onCard({
    id: 'vaccinations',
    type: 'text',
    label: 'Szczepienia: tężec, błonica, inne, z rokiem',
    help: 'Z książeczki zdrowia.',
    required: true,
    max: 500,
  }),
]

const onTheWay: QuestionInput[] = [
  onCard({
    id: 'travel',
    type: 'radio',
    label: 'Jak znosi jazdę?',
    options: [
      { id: 'well', name: 'Dobrze' },
      { id: 'badly', name: 'Źle, pomagają leki lub miejsce z przodu' },
    ],
  }),
  onCard({
    id: 'swimming',
    type: 'radio',
    label: 'Czy pływa?',
    options: [
      { id: 'no', name: 'Nie' },
      { id: 'a-little', name: 'Trochę' },
      { id: 'well', name: 'Dobrze' },
    ],
  }),
]

const ofOffice: QuestionInput[] = [
  {
    id: 'group-and-room',
    of: 'person',
    section: 'office',
    type: 'text',
    label: 'Grupa, pokój',
    staffOnly: true,
    max: 60,
    keepDays: YEAR,
  },
  notesQuestion('office'),
]
