/** Background work by its task, as the staff read it. */
export const jobNames = {
  'expire-registration': 'Zwolnienie miejsc po terminie zapłaty',
  'remind-to-pay': 'Przypomnienie o\u00a0zapłacie',
  'note-waiting-approval': 'Przypomnienie o\u00a0zgłoszeniu, które czeka na akceptację',
  'end-refused': 'Koniec czasu na decyzję po odmowie',
  'end-unpaid': 'Koniec terminu kolejnej części wpłaty',
  'send-tickets': 'Nadanie numerów i\u00a0wysłanie biletów',
  'call-off-event': 'Anulowanie zgłoszeń odwołanego wydarzenia',
  'send-message': 'Wysłanie wiadomości',
  'send-refund': 'Zwrot wpłaty przez bramkę',
  'offer-places': 'Propozycja miejsc z\u00a0listy rezerwowej',
  'sweep-event': 'Zwolnienie miejsc, których czas minął',
  'settle-notice': 'Rozliczenie wpłaty z\u00a0powiadomienia bramki',
  sweep: 'Przegląd zaległej pracy',
  reconcile: 'Nocne uzgodnienie ksiąg',
  'deliver-test-notice': 'Powiadomienie z\u00a0bramki testowej',
}
