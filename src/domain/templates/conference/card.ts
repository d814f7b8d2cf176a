import type { TemplateCard } from '../kit/template.ts'

export const conferenceCard: TemplateCard = {
  name: 'conference',
  title: 'Konferencja',
  line: 'Warsztaty, faktury, zaświadczenia',
  suits: 'Dla spotkania z programem, na które zapisują się osoby, firmy i instytucje.',
  cover: 'stage',
  questions: {
    title: 'Konferencja „Miasto i woda”',
    days: {},
    place: { label: 'Gdzie?', example: 'Stara Przędzalnia, ul. Lipowa 12, Borów' },
    prices: {
      label: 'Ile kosztuje udział?',
      hint: 'Pokażemy obie kwoty: netto i brutto.',
      adult: { label: 'uczestnik, netto', usual: 52000 },
      child: { label: 'student, z VAT', usual: 12000 },
    },
    limit: { label: 'Ile osób się zmieści?', unit: 'osób', usual: null },
    own: [
      {
        id: 'workshops',
        label: 'Jakie będą warsztaty?',
        hint: 'Nazwa, godzina, liczba miejsc, po jednym w wierszu.',
        example: 'Mapy miasta, 14:00, 20',
        kind: 'lines',
      },
      {
        id: 'vat',
        label: 'Jaki VAT?',
        example: '23%',
        kind: 'choice',
        options: [
          { id: 'rate-23', label: '23%' },
          { id: 'exempt', label: 'zwolnienie' },
        ],
      },
    ],
  },
  adds: 'ceny według dnia zapisu, osobne dla studentów, udział prelegentów za potwierdzeniem, dane do faktury z odbiorcą i płatnością po konferencji, kolację, zniżki dla zespołów i z kodem, identyfikatory, terminy zwrotów, regulamin i zgody',
}
