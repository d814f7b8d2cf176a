import type { LegalDocument, Operator } from './legal-document.ts'

/** Polityka prywatności: what the platform does with personal data (law: RODO art. 12–14). */
export const privacy = ({ service, domain, name, seat, email }: Operator): LegalDocument => ({
  title: `Polityka prywatności serwisu ${service}`,
  version: '1.0',
  since: '2026-11-01',
  intro: `Jakie dane są w serwisie ${service}, po co, jak długo i kto za nie odpowiada. To wersja demonstracyjna: dane operatora są przykładowe.`,
  sections: [
    {
      title: 'Najważniejsze',
      parts: [
        'O danych uczestników decyduje organizator wydarzenia. My przechowujemy je dla niego.',
        'Nie sprzedajemy danych, nie wyświetlamy reklam i nie śledzimy. Nie ma tu analityki innych firm.',
        `W każdej sprawie dotyczącej danych pisz na adres ${email}.`,
      ],
    },
    {
      title: 'Kto odpowiada za dane',
      parts: [
        `Operator, ${name}, ${seat} (dane przykładowe), jest administratorem danych osób, które zakładają konto, pracują w panelu, piszą do nas lub zgłaszają nieprawidłowość w serwisie ${domain}.`,
        'Organizator jest administratorem danych uczestników, osób zapisujących i opiekunów. Jego nazwa, adres i kontakt są na stronie zapisów i w każdej wiadomości. Operator przetwarza te dane w jego imieniu, na podstawie umowy powierzenia (art. 28 RODO) zawartej w regulaminie serwisu.',
      ],
    },
    {
      title: 'Dane, o których decyduje operator',
      parts: [
        'Konto i praca w panelu: imię, nazwisko i e-mail z konta Google, nazwa organizatora, rola, dziennik zmian. Podstawa: umowa (art. 6 ust. 1 lit. b RODO), a dla osób dodanych przez organizatora nasz i jego uzasadniony interes (lit. f). Czas: do końca umowy, a potem do przedawnienia roszczeń. Zdjęcie z konta Google pokazujemy tylko podczas zakładania konta.',
        'Rozliczenia z organizatorem: dane do faktury i zestawienia bez nazwisk. Podstawa: obowiązek prawny (lit. c). Czas: 5 lat od końca roku, w którym minął termin podatku.',
        'Korespondencja i reklamacje: treść i adres. Podstawa: uzasadniony interes, czyli odpowiedź i obrona roszczeń (lit. f). Czas: rok od zakończenia sprawy, w sprawach spornych do przedawnienia.',
        'Zgłoszenia nieprawidłowości: treść, imię i nazwisko lub nazwa, e-mail, decyzja. Podstawa: obowiązek prawny (lit. c). Czas: 3 lata.',
        'Dzienniki techniczne: czas, rodzaj zdarzenia i błąd. Podstawa: uzasadniony interes, czyli bezpieczeństwo (lit. f). Czas: 30 dni.',
        'Podanie danych jest dobrowolne, ale bez nich nie da się założyć konta ani odpowiedzieć. Nie podejmujemy decyzji w sposób zautomatyzowany i nie profilujemy.',
      ],
    },
    {
      title: 'Dane uczestników, o których decyduje organizator',
      parts: [
        'Organizator wybiera pytania formularza, ich cel, podstawę i czas przechowywania. Informuje o tym przy formularzu. W zgłoszeniu są zwykle: imię, nazwisko, data urodzenia, kontakt, wybrane dodatki, oświadczenia, wpłaty, bilety i wejścia.',
        'Jeśli zapisał Cię ktoś inny, Twoje dane pochodzą od tej osoby. Za dziecko działa rodzic lub opiekun prawny.',
        'Prośbę o wgląd, poprawienie lub usunięcie danych kieruj do organizatora. Jeśli trafi do nas, przekażemy ją bez zwłoki i pomożemy ją spełnić.',
        'Danych o zdrowiu i numeru PESEL serwis nie zbiera sam z siebie. Pyta o nie tylko organizator, który wskazał podstawę.',
      ],
    },
    {
      title: 'Komu przekazujemy dane',
      parts: [
        'Dostawcom serwerów i poczty, którzy działają na nasze polecenie i na terenie Europejskiego Obszaru Gospodarczego. Ich listę wysyłamy na prośbę.',
        'Bramce płatności wybranej przez organizatora: kwotę, numer zgłoszenia oraz imię, nazwisko i e-mail osoby, która płaci. Bramka jest osobnym administratorem.',
        'Google Ireland Ltd., gdy zakładasz konto lub logujesz się do panelu. Skrypt logowania wczytuje się dopiero wtedy. Google może przekazać dane do USA na podstawie decyzji Komisji Europejskiej (Data Privacy Framework). Uczestnicy i osoby zapisujące nie łączą się z Google.',
        'Organom państwa, gdy nakazuje to prawo.',
      ],
    },
    {
      title: 'Twoje prawa',
      parts: [
        'Masz prawo:',
        {
          points: [
            'dostać kopię swoich danych i informację, co się z nimi dzieje,',
            'poprawić je, usunąć lub ograniczyć ich przetwarzanie,',
            'przenieść dane podane na podstawie umowy lub zgody,',
            'sprzeciwić się przetwarzaniu opartemu na uzasadnionym interesie,',
            'wycofać zgodę, tak łatwo, jak ją dano; to, co było wcześniej, pozostaje zgodne z prawem.',
          ],
        },
        `Napisz na adres ${email}. Odpowiadamy bez zbędnej zwłoki, najpóźniej w ciągu miesiąca.`,
        'Możesz złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych (https://uodo.gov.pl). W sprawach danych przetwarzanych przez Kościół katolicki według jego własnych przepisów właściwy jest Kościelny Inspektor Ochrony Danych.',
      ],
    },
    {
      title: 'Pliki cookie i pamięć przeglądarki',
      parts: [
        'Używamy tylko tego, bez czego serwis nie działa. Dlatego nie ma okna z prośbą o zgodę. Pliki cookie:',
        {
          points: [
            '__Host-session: utrzymuje zalogowanie w panelu, 14 dni,',
            '__Host-ticket: przenosi do panelu zaraz po założeniu konta, 5 minut,',
            '__Host-visit: wiąże formularz z przeglądarką, w której go otwarto, 14 dni,',
            'CSRF_TOKEN: chroni przed wysłaniem czegoś w Twoim imieniu z obcej strony, do zamknięcia przeglądarki.',
          ],
        },
        'W pamięci przeglądarki zostają: niewysłana wersja robocza zgłoszenia, jego zmiany lub nowego konta, link do ostatnio wysłanego zgłoszenia oraz ustawienia panelu i skanera. Nie wychodzi to poza urządzenie. Wersję roboczą zgłoszenia usuwa przycisk „Zacznij od nowa” albo jego wysłanie, a niepotwierdzoną zmianę przycisk „Odrzuć zmiany”, jej potwierdzenie albo upływ tygodnia.',
        'Czcionki i obrazy pochodzą z naszego serwera. Wiadomości e-mail nie mają w sobie niczego, co zgłasza ich otwarcie.',
      ],
    },
    {
      title: 'Bezpieczeństwo',
      parts: [
        'Połączenia są szyfrowane, dane organizatorów oddzielone od siebie w bazie danych, dostęp w panelu zależy od roli, a zmiany trafiają do dziennika, którego nie da się poprawić.',
        'O naruszeniu, które może być dla Ciebie groźne, dowiesz się od nas lub od organizatora bez zbędnej zwłoki.',
      ],
    },
    {
      title: 'Zmiany',
      parts: [
        'Nowa wersja polityki ma nowy numer, dzień wejścia w życie i nowy adres pliku. O ważnej zmianie uprzedzamy osoby, które mają konto, co najmniej 15 dni wcześniej.',
      ],
    },
  ],
})
