import type { LocalPerson } from '#server/gateways/identity/port.ts'

/** Users that the local issuer signs in: the demo's people (all invented). */
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
    subject: 'joanna-kepa',
    name: 'Joanna Kępa',
    email: 'joanna.kepa@example.org',
    note: 'Fundacja Dobry Brzeg: właścicielka konta',
  },
  {
    subject: 'piotr-zawada',
    name: 'Piotr Zawada',
    email: 'piotr.zawada@example.org',
    note: 'Fundacja Dobry Brzeg: zgłoszenia',
  },
  {
    subject: 'hania-mroz',
    name: 'Hania Mróz',
    email: 'hania.mroz@example.org',
    note: 'Fundacja Dobry Brzeg: obsługa wejścia',
  },
  {
    subject: 'olga-brzezinska',
    name: 'dr Olga Brzezińska',
    email: 'olga.brzezinska@example.org',
    note: 'Instytut Pamięci Lokalnej: właścicielka konta',
  },
  {
    subject: 'tomasz-gil',
    name: 'Tomasz Gil',
    email: 'tomasz.gil@example.org',
    note: 'Instytut Pamięci Lokalnej: finanse',
  },
  {
    subject: 'rafal-zawada',
    name: 'Rafał Zawada',
    email: 'rafal.zawada@example.org',
    note: 'Klub Rowerowy Szprycha: właściciel konta',
  },
  {
    subject: 'lena-krol',
    name: 'Lena Król',
    email: 'lena.krol@example.org',
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
  {
    subject: 'karol-bury',
    name: 'Karol Bury',
    email: 'karol.bury@example.org',
    note: 'Bieg Trzech Mostów: właściciel konta',
  },
  {
    subject: 'jan-slowik',
    name: 'Jan Słowik',
    email: 'jan.slowik@example.org',
    note: 'Schola Cantabile: właściciel konta',
  },
  {
    subject: 'monika-lis',
    name: 'hm. Monika Lis',
    email: 'monika.lis@example.org',
    note: 'Hufiec „Wilki”: właścicielka konta',
  },
  {
    subject: 'beata-kwiecien',
    name: 'Beata Kwiecień',
    email: 'beata.kwiecien@example.org',
    note: 'Dom Kultury Pod Lipą: właścicielka konta',
  },
  {
    subject: 'klara-jasik',
    name: 's. Klara Jasik',
    email: 'klara.jasik@example.org',
    note: 'Hospicjum Światło: właścicielka konta',
  },
]
