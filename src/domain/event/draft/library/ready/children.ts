import { asked, FOR_A_YEAR, MINOR, WHILE_IT_LASTS, when, yesThen } from './make.ts'
import type { ReadyQuestion } from './ready-question.ts'

const ofChildren = (
  id: string,
  questions: ReadyQuestion['questions'],
  more: Pick<ReadyQuestion, 'kinds' | 'also'> = {},
): ReadyQuestion => ({ id, subject: 'children', questions, ofPeople: true, ...more })

const ALONE_FROM = 7

/** Asked of minors alone, where the event knows who is one. */
export const CHILDREN_QUESTIONS: readonly ReadyQuestion[] = [
  ofChildren(
    'guardian',
    [
      asked(
        {
          ...{ id: 'guardian', type: 'text', label: 'Rodzic lub opiekun prawny' },
          ...{ help: 'Imię i nazwisko.', required: true, max: 120 },
          ...FOR_A_YEAR,
        },
        MINOR,
      ),
      asked(
        {
          ...{ id: 'guardian-phone', type: 'otherPhone', label: 'Telefon do rodzica lub opiekuna' },
          ...{ help: 'Odbierany w czasie wydarzenia.', required: true },
          ...FOR_A_YEAR,
        },
        MINOR,
      ),
    ],
    { also: 'mama tata matka ojciec dziecko' },
  ),
  ofChildren(
    'carer',
    [
      asked(
        {
          ...{ id: 'carer', type: 'text', label: 'Kto opiekuje się dzieckiem na miejscu?' },
          ...{ help: 'Osoba dorosła, która też bierze udział.', max: 120 },
          ...FOR_A_YEAR,
        },
        MINOR,
      ),
      asked(
        { id: 'carer-phone', type: 'otherPhone', label: 'Telefon do opiekuna na miejscu', ...FOR_A_YEAR },
        MINOR,
      ),
    ],
    { also: 'opiekun telefon do opiekuna nieletni' },
  ),
  ofChildren(
    'collecting',
    [
      asked(
        {
          ...{ id: 'collecting', type: 'textarea', label: 'Kto może odebrać dziecko?', max: 1000 },
          help: 'Imię, nazwisko i telefon każdej z tych osób, każda w osobnej linii. Przy odbiorze poprosimy o dokument.',
          ...WHILE_IT_LASTS,
        },
        MINOR,
      ),
    ],
    { kinds: ['camp', 'retreat', 'entries', 'other'], also: 'odbiór upoważnienie' },
  ),
  ofChildren(
    'alone',
    [
      asked(
        {
          ...{ id: 'alone', type: 'checkbox', label: 'Dziecko wraca do domu bez opieki' },
          help: 'Poprosimy o pisemną zgodę.',
          ...WHILE_IT_LASTS,
        },
        when('wiek od 7 do 17\u00a0lat', { fact: 'age', atLeast: ALONE_FROM, atMost: 17 }),
      ),
    ],
    { kinds: ['camp', 'other'], also: 'samodzielny powrót' },
  ),
  ofChildren(
    'school',
    [asked({ id: 'school', type: 'text', label: 'Szkoła i klasa', max: 120, ...WHILE_IT_LASTS }, MINOR)],
    { also: 'przedszkole wiek' },
  ),
  ofChildren(
    'first-time-away',
    yesThen(
      { id: 'first-time-away', label: 'Czy dziecko pierwszy raz wyjeżdża bez rodziców?' },
      { label: 'Co pomaga, gdy tęskni?', required: false },
      WHILE_IT_LASTS,
      MINOR,
    ),
    { kinds: ['camp'], also: 'tęsknota wyjazd' },
  ),
]
