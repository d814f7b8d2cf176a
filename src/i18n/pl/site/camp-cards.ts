/** 'Moje zgłoszenie': cards of children at a camp, to be printed and signed. */

export const heading = 'Karta kwalifikacyjna do podpisu'
export const howTo =
  'Wypełniliśmy ją odpowiedziami ze zgłoszenia. Wydrukuj, dopisz to, czego brakuje, podpisz i\u00a0oddaj organizatorowi. Numeru PESEL ze względów bezpieczeństwa tu nie ma: wpisz go odręcznie.'
export const download = 'Pobierz kartę (PDF)'
