import { asked, FOR_A_YEAR, OF_BOOKS, ready, WHILE_IT_LASTS, when } from './make.ts'
import type { ReadyQuestion } from './ready-question.ts'

const INVOICE = when('Proszę o fakturę', { fact: 'answer.invoice', is: true })

export const COMPANY_QUESTIONS: readonly ReadyQuestion[] = [
  ready(
    'company',
    'invoice',
    [
      asked({
        ...{ id: 'invoice', of: 'registration', type: 'checkbox', label: 'Proszę o fakturę' },
        ...OF_BOOKS,
      }),
      asked(
        {
          ...{ id: 'nip', of: 'registration', type: 'nip', label: 'NIP', help: '10 cyfr.', required: true },
          ...OF_BOOKS,
        },
        INVOICE,
      ),
      asked(
        {
          ...{ id: 'buyer', of: 'registration', type: 'text', label: 'Nabywca: nazwa' },
          ...{ required: true, max: 200 },
          ...OF_BOOKS,
        },
        INVOICE,
      ),
      asked(
        {
          ...{ id: 'buyer-address', of: 'registration', type: 'address', label: 'Nabywca: adres' },
          ...{ required: true },
          ...OF_BOOKS,
        },
        INVOICE,
      ),
    ],
    { also: 'rachunek firma nip vat' },
  ),
  ready(
    'company',
    'institution',
    [
      asked({
        ...{
          id: 'institution',
          type: 'text',
          label: 'Firma lub instytucja',
          help: 'Trafi na identyfikator.',
        },
        ...{ max: 120 },
        ...FOR_A_YEAR,
      }),
      asked({ id: 'position', type: 'text', label: 'Stanowisko', max: 120, ...FOR_A_YEAR }),
    ],
    { kinds: ['conference', 'other'], ofPeople: true, also: 'uczelnia szkoła afiliacja identyfikator' },
  ),
  ready(
    'company',
    'school-group',
    [
      asked({
        ...{
          id: 'school-group',
          of: 'registration',
          type: 'text',
          label: 'Nazwa szkoły lub grupy',
          max: 160,
        },
        ...FOR_A_YEAR,
      }),
      asked({
        ...{ id: 'leaders', of: 'registration', type: 'number', label: 'Liczba opiekunów', min: 0, max: 200 },
        ...WHILE_IT_LASTS,
      }),
    ],
    { kinds: ['entries', 'other'], also: 'klasa wycieczka opiekun' },
  ),
]

export const CONSENT_QUESTIONS: readonly ReadyQuestion[] = [
  ready(
    'consents',
    'pictures',
    [
      asked({
        ...{
          id: 'pictures',
          type: 'radio',
          label: 'Zgoda na zdjęcia i nagrania z wydarzenia',
          required: true,
        },
        help: 'Opublikujemy je na swojej stronie i w mediach społecznościowych. Odmowa niczego nie zmienia, a zgodę można wycofać.',
        options: [
          { id: 'yes', name: 'Zgadzam się' },
          { id: 'no', name: 'Nie zgadzam się' },
        ],
        ...FOR_A_YEAR,
      }),
    ],
    { also: 'wizerunek foto rodo' },
  ),
  ready(
    'consents',
    'news',
    [
      asked({
        ...{ id: 'news', of: 'registration', type: 'checkbox' },
        label: 'Zgoda na wiadomości o kolejnych wydarzeniach',
        help: 'Zgodę można wycofać w każdej chwili.',
        keepDays: 3 * 365,
      }),
    ],
    { also: 'newsletter marketing mail' },
  ),
  ready(
    'consents',
    'sharing-phone',
    [
      asked({
        ...{ id: 'sharing-phone', of: 'registration', type: 'checkbox' },
        label: 'Zgoda na podanie mojego telefonu osobom z okolicy',
        help: 'Tylko po to, żeby umówić wspólny dojazd.',
        ...WHILE_IT_LASTS,
      }),
    ],
    { also: 'dojazd kontakt' },
  ),
]
