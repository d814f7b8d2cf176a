import type { LegalDocument, Operator } from './legal-document.ts'

/** Regulamin: the terms of the platform (law: UŚUDE art. 8, DSA art. 11, 12, 14 and 16, RODO art. 28). */
export const terms = ({ service, domain, name, seat, email }: Operator): LegalDocument => ({
  title: `Regulamin serwisu ${service}`,
  version: '1.0',
  since: '2026-11-01',
  intro: `Zasady korzystania z serwisu ${service}. To wersja demonstracyjna: dane operatora są przykładowe.`,
  sections: [
    {
      title: 'O serwisie',
      parts: [
        `Regulamin dotyczy serwisu ${service} pod adresem ${domain} i w jego subdomenach. Jest regulaminem świadczenia usług drogą elektroniczną (art. 8 ustawy z 18 lipca 2002 r.). Można go pobrać, zapisać i wydrukować bez opłat.`,
        `Serwis prowadzi ${name}, ${seat} (dane przykładowe), dalej: operator. Kontakt: ${email}.`,
        'W regulaminie:',
        {
          points: [
            'organizator to osoba lub instytucja, która ma konto i prowadzi zapisy na wydarzenia,',
            'osoba zapisująca wypełnia formularz i odpowiada za zapłatę,',
            'uczestnik to osoba wpisana do zgłoszenia: ona sama, jej dziecko albo ktoś inny.',
          ],
        },
      ],
    },
    {
      title: 'Co robi serwis, a czego nie robi',
      parts: [
        'Organizator dostaje stronę zapisów pod wybraną subdomeną, formularz, cennik i limity miejsc według własnych zasad, płatności online na własne konto, bilety z kodem QR, wiadomości do uczestników i panel. Funkcje wymienia strona główna.',
        'Osoba zapisująca nie zakłada konta. Zgłasza siebie i innych, płaci, pobiera bilety i wraca do zgłoszenia przez link z wiadomości.',
        'Umowę o udział w wydarzeniu zawiera osoba zapisująca z organizatorem. Jego dane są na stronie zapisów i w każdej wiadomości. Operator dostarcza system zapisów i nie jest stroną tej umowy.',
        'Pieniądze uczestników trafiają wprost na konto organizatora. Operator ich nie przyjmuje ani nie przechowuje.',
      ],
    },
    {
      title: 'Czego potrzeba i czego nie wolno',
      parts: [
        'Wystarczą aktualna przeglądarka z JavaScriptem i plikami cookie oraz adres e-mail. Strony wydarzeń można czytać także bez JavaScriptu.',
        'Nie wolno dostarczać treści bezprawnych, podawać cudzych danych bez podstawy, podszywać się pod innych, wysyłać niezamówionych reklam ani zakłócać działania serwisu.',
        'Link do zgłoszenia działa jak klucz: kto go ma, widzi zgłoszenie. Nie przekazuj go osobom, które nie powinny go znać.',
      ],
    },
    {
      title: 'Konto organizatora',
      parts: [
        `Konto jest bezpłatne. Można je stworzyć samodzielnie na stronie ${domain}/create albo poprosić o pomoc: ${email}. Potrzebne są konto Google, nazwa organizatora i wolna subdomena.`,
        'Umowa o konto zostaje zawarta, gdy konto powstaje, i trwa bez oznaczonego terminu. Kto zakłada konto, oświadcza, że może działać w imieniu organizatora.',
        'Organizator odpowiada za swoje treści, ceny, zasady rezygnacji i za osoby, którym daje dostęp do panelu.',
        'Organizator może zakończyć umowę w każdej chwili, pisząc do operatora. Operator może ją wypowiedzieć z 30-dniowym terminem i podaje powód. Bez terminu tylko wtedy, gdy nakazuje to prawo albo organizator rażąco narusza regulamin.',
        'Przez 30 dni od zakończenia umowy organizator może pobrać swoje dane. Potem są usuwane, poza tymi, których przechowania wymaga prawo.',
        'Konsument oraz osoba na prawach konsumenta może odstąpić od umowy o konto w ciągu 14 dni od jej zawarcia, bez podania powodu i bez kosztów. Wystarczy wiadomość do operatora.',
      ],
    },
    {
      title: 'Opłaty',
      parts: [
        'Organizator płaci 3 zł + VAT za każdą zapisaną osobę. Stała opłata, niezależna od ceny udziału. Wszystkie funkcje w cenie. Cena nie obejmuje prowizji bramki płatności i SMS-ów.',
        'Osobę liczymy raz, w chwili pierwszego potwierdzenia zgłoszenia. Liczą się także dzieci i osoby z udziałem za 0 zł.',
        'Nie liczymy:',
        {
          points: [
            'wersji roboczych, miejsc tylko zarezerwowanych i listy rezerwowej,',
            'zgłoszeń, które wygasły i nie zostały opłacone,',
            'zapisów w trybie testowym i wpisów samej obsługi,',
            'osób, które przejęły miejsce od innego uczestnika,',
            'powtórzonych zgłoszeń, które obsługa anulowała w ciągu 24 godzin,',
            'darowizn i zbiórek: darczyńca nie jest osobą zapisaną i kosztuje 0 zł.',
          ],
        },
        'Rozliczamy miesiąc, w którym zgłoszenie potwierdzono. Zestawienie wymienia osoby przez numery zgłoszeń, bez nazwisk. Faktura ma 14-dniowy termin zapłaty.',
        'O zmianie opłaty uprzedzamy co najmniej 30 dni wcześniej. Nowa opłata dotyczy zgłoszeń potwierdzonych po zmianie.',
      ],
    },
    {
      title: 'Płatności, rezygnacje i zwroty uczestników',
      parts: [
        'Płatności obsługuje bramka, z którą organizator ma własną umowę. Ceny dla uczestników są podane w całości, z podatkami, przed złożeniem zgłoszenia.',
        'O rezygnacji, odstąpieniu i zwrocie decydują przepisy i zasady organizatora, pokazane przed zapisem. Prośbę o zwrot i reklamację dotyczącą wydarzenia przyjmuje organizator.',
      ],
    },
    {
      title: 'Powierzenie danych osobowych',
      parts: [
        'Administratorem danych uczestników i osób zapisujących jest organizator. Operator przetwarza je w jego imieniu. Ten rozdział jest umową powierzenia (art. 28 RODO), zawieraną razem z umową o konto i na ten sam czas.',
        'Powierzenie służy prowadzeniu zapisów. Obejmuje zbieranie, przechowywanie, porządkowanie, udostępnianie organizatorowi i usuwanie: danych z formularza, danych kontaktowych, zgłoszeń, wpłat, biletów i wejść. Dotyczy uczestników, osób zapisujących, rodziców i opiekunów oraz osób z obsługi. Dane o zdrowiu i numer PESEL są przetwarzane tylko wtedy, gdy organizator o nie pyta i wskazał podstawę.',
        'Operator:',
        {
          points: [
            'przetwarza dane tylko na polecenie organizatora: regulaminem, ustawieniami konta lub pisemnie,',
            'dopuszcza do danych tylko osoby zobowiązane do poufności,',
            'stosuje środki z art. 32 RODO, w tym szyfrowane połączenia, oddzielenie danych organizatorów, role w panelu i dziennik zmian,',
            'o nowym podwykonawcy uprzedza 14 dni wcześniej, wiąże go tymi samymi obowiązkami i odpowiada za niego; organizator może się sprzeciwić,',
            'pomaga odpowiadać na żądania osób oraz w obowiązkach z art. 32–36 RODO,',
            'zgłasza organizatorowi naruszenie bez zwłoki, najpóźniej 36 godzin od jego stwierdzenia,',
            'po zakończeniu umowy oddaje lub usuwa dane, jak w punkcie 4.5,',
            'udostępnia informacje potrzebne do wykazania zgodności i umożliwia audyt.',
          ],
        },
      ],
    },
    {
      title: 'Treści niezgodne z prawem',
      parts: [
        `Punkt kontaktowy dla użytkowników oraz dla organów państw członkowskich, Komisji Europejskiej i Rady Usług Cyfrowych (art. 11 i 12 aktu o usługach cyfrowych): ${email}, po polsku lub po angielsku.`,
        `Treść niezgodną z prawem lub z regulaminem może zgłosić każdy: odnośnikiem „Zgłoś nieprawidłowość” w stopce strony zapisów albo na adres ${email}. Podaj adres strony, co jest nie tak i dlaczego, swoje imię i nazwisko lub nazwę, e-mail oraz oświadczenie, że zgłaszasz w dobrej wierze.`,
        'Potwierdzamy przyjęcie zgłoszenia. Decyzję podejmuje człowiek, zwykle w ciągu 7 dni. Dostaje ją z uzasadnieniem osoba zgłaszająca i organizator.',
        'Możemy ukryć treść, wstrzymać zapisy lub zamknąć konto, zawsze w najmniejszym potrzebnym zakresie. W ciągu 6 miesięcy można bezpłatnie poprosić o ponowne rozpatrzenie sprawy; można też pójść do sądu.',
      ],
    },
    {
      title: 'Działanie serwisu i odpowiedzialność',
      parts: [
        `Serwis ma być dostępny dla wszystkich, zgodnie z WCAG 2.2 na poziomie AA. Bariery zgłaszaj na adres ${email}; odpowiadamy w ciągu 14 dni.`,
        'Planowane przerwy zapowiadamy i umieszczamy poza godzinami dużego ruchu.',
        'Wobec organizatorów, którzy nie są konsumentami, odpowiedzialność operatora jest ograniczona do opłat z ostatnich 12 miesięcy. Ograniczenie nie dotyczy szkody wyrządzonej umyślnie ani praw konsumentów.',
      ],
    },
    {
      title: 'Reklamacje i spory',
      parts: [
        `Reklamację dotyczącą serwisu można złożyć na adres ${email}. Odpowiadamy w ciągu 14 dni.`,
        'Konsument może bezpłatnie skorzystać z pomocy powiatowego lub miejskiego rzecznika konsumentów oraz Inspekcji Handlowej.',
        'Obowiązuje prawo polskie. Nie odbiera to konsumentowi ochrony, którą daje mu prawo jego kraju.',
      ],
    },
    {
      title: 'Zmiany regulaminu',
      parts: [
        'O zmianie uprzedzamy organizatorów e-mailem co najmniej 15 dni wcześniej i podajemy jej powód: zmianę prawa, funkcji, opłat lub danych operatora. Kto się nie zgadza, może zakończyć umowę przed dniem zmiany.',
        'Do zgłoszeń przyjętych wcześniej stosuje się regulamin z dnia ich przyjęcia. Nowa wersja ma nowy numer i nowy adres pliku.',
      ],
    },
  ],
})
