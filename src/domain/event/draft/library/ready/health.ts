import { asked, FOR_OFFICE, IN_CONFIDENCE, when, yesThen } from './make.ts'
import type { ReadyQuestion } from './ready-question.ts'

const health = (
  id: string,
  questions: ReadyQuestion['questions'],
  more: Pick<ReadyQuestion, 'kinds' | 'ofPeople' | 'also'> = {},
): ReadyQuestion => ({ id, subject: 'health', questions, ...more })

/** Health: each for the fewest, and not for long. */
export const HEALTH_QUESTIONS: readonly ReadyQuestion[] = [
  health(
    'allergies',
    yesThen(
      {
        id: 'allergies',
        label: 'Czy masz alergię?',
        help: 'Na leki, użądlenia, jedzenie. Przeczytają to tylko osoby, które układają wydarzenie.',
      },
      { label: 'Na co i jak się objawia?', help: 'Napisz też, jaki lek masz przy sobie.' },
      IN_CONFIDENCE,
    ),
    { also: 'alergie uczulenia nietolerancje' },
  ),
  health(
    'medicines',
    yesThen(
      {
        id: 'medicines',
        label: 'Czy przyjmujesz stałe leki?',
        help: 'Przeczytają to tylko osoby, które układają wydarzenie.',
      },
      { label: 'Jakie i o której godzinie?' },
      IN_CONFIDENCE,
    ),
    { ofPeople: true, also: 'lekarstwa' },
  ),
  health(
    'illnesses',
    [
      asked({
        id: 'illnesses',
        type: 'textarea',
        label: 'Choroby, o których powinniśmy wiedzieć',
        help: 'Na przykład padaczka, cukrzyca, choroba serca. Przeczytają to tylko osoby, które układają wydarzenie.',
        max: 2000,
        ...IN_CONFIDENCE,
      }),
    ],
    { ofPeople: true, also: 'zdrowie przewlekłe leki stan zdrowia' },
  ),
  health(
    'assistance',
    yesThen(
      {
        id: 'assistance',
        label: 'Czy potrzebujesz pomocy w poruszaniu się?',
        help: 'Przygotujemy podjazd, miejsce bliżej wejścia albo opiekę.',
      },
      { label: 'Jakiej pomocy?' },
      FOR_OFFICE,
    ),
    { also: 'niepełnosprawność wózek dostępność tłumacz' },
  ),
  health(
    'vaccinations',
    [
      asked({
        id: 'vaccinations',
        type: 'text',
        label: 'Szczepienia ochronne i rok',
        help: 'Tężec, błonica, inne: z książeczki zdrowia. Wymaga tego karta kwalifikacyjna.',
        max: 500,
        ...IN_CONFIDENCE,
      }),
    ],
    { kinds: ['camp'], ofPeople: true, also: 'karta kwalifikacyjna' },
  ),
  health(
    'special-needs',
    [
      asked({
        id: 'special-needs',
        type: 'textarea',
        label: 'Specjalne potrzeby edukacyjne',
        help: 'Napisz też, co pomaga. Przeczytają to tylko osoby, które układają wydarzenie.',
        max: 2000,
        ...IN_CONFIDENCE,
      }),
    ],
    { kinds: ['camp'], ofPeople: true, also: 'autyzm zachowanie karta kwalifikacyjna' },
  ),
]

const OTHER_FOOD = when('Jedzenie: Inne', { fact: 'answer.food', is: 'other' })

export const FOOD_QUESTIONS: readonly ReadyQuestion[] = [
  {
    ...{ id: 'food', subject: 'food', also: 'dieta posiłki wegetariańskie gluten' },
    questions: [
      asked({
        ...{ id: 'food', type: 'radio', label: 'Jedzenie' },
        options: [
          { id: 'usual', name: 'Zwykłe' },
          { id: 'meatless', name: 'Bez mięsa' },
          { id: 'gluten-free', name: 'Bez glutenu' },
          { id: 'other', name: 'Inne' },
        ],
        ...FOR_OFFICE,
      }),
      asked(
        {
          ...{ id: 'food-what', type: 'text', label: 'Czego nie możesz jeść?', required: true, max: 300 },
          help: 'Dietę uzgodnimy z kuchnią.',
          ...FOR_OFFICE,
        },
        OTHER_FOOD,
      ),
    ],
  },
  {
    ...{ id: 'diet', subject: 'food', also: 'jedzenie alergie pokarmowe nietolerancje' },
    questions: [
      asked({
        ...{ id: 'diet', type: 'textarea', label: 'Dieta: na co kuchnia ma uważać?', max: 1000 },
        help: 'Zostaw puste, gdy jesz wszystko.',
        ...FOR_OFFICE,
      }),
    ],
  },
]
