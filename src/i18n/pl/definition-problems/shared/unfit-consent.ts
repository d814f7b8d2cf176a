import type { UnfitConsent } from '#domain/event/problems/names.ts'

/** Why a question cannot ask for the consent to be named on the page. */
export const UNFIT_CONSENT: Readonly<Record<UnfitConsent, string>> = {
  of_registration: 'każda osoba zgadza się sama, więc pytanie musi być zadane każdej osobie.',
  no_tick: 'odpowiedzią musi być tak albo nie.',
  required: 'zgoda jest dobrowolna, więc odpowiedź nie może być wymagana.',
  ticked: 'zgoda nie może być zaznaczona z\u00a0góry.',
  of_office: 'o\u00a0zgodę trzeba pytać przy zapisie, nie w\u00a0biurze.',
}
