import type { LocalPerson } from '#server/gateways/identity/port.ts'

/** Who the local issuer signs in: the demo's people (all invented). */
export const DEMO_PEOPLE: readonly LocalPerson[] = [
  {
    subject: 'danuta-wrona',
    name: 'Danuta Wrona',
    email: 'danuta.wrona@example.org',
    note: 'Pielgrzymka Ziemi Borowskiej: właścicielka konta, sekretarka',
  },
  {
    subject: 'michal-lipka',
    name: 'ks. Michał Lipka',
    email: 'michal.lipka@example.org',
    note: 'Pielgrzymka Ziemi Borowskiej: administrator',
  },
  {
    subject: 'ewa-sowa',
    name: 'Ewa Sowa',
    email: 'ewa.sowa@example.org',
    note: 'Pielgrzymka Ziemi Borowskiej: finanse',
  },
  {
    subject: 'rafal-zawada',
    name: 'Rafał Zawada',
    email: 'rafal.zawada@example.org',
    note: 'Klub Rowerowy Szprycha: właściciel konta',
  },
  {
    subject: 'hania-mroz',
    name: 'Hania Mróz',
    email: 'hania.mroz@example.org',
    note: 'Klub Rowerowy Szprycha: obsługa wejścia',
  },
  {
    subject: 'maria-zielinska',
    name: 'Maria Zielińska',
    email: 'maria.zielinska@example.org',
    note: 'Parafia w Lipowej: nie ma jeszcze konta',
  },
  {
    subject: 'adam-brzoza',
    name: 'Adam Brzoza',
    email: 'adam.brzoza@example.org',
    note: 'Klub biegowy: nie ma jeszcze konta',
  },
]
