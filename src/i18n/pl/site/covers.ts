/** The drawings above invitations, as a screen reader announces them. */
export const coverWords = {
  fields: 'Rysunek: grupa ludzi idzie drogą przez pola ku wieży na wzgórzu',
  river: 'Rysunek: rowerzyści jadą drogą nad rzeką, w tle wzgórza i klasztor',
  lake: 'Rysunek: dom nad zatoką, żaglówki i pomost',
  town: 'Rysunek: rynek miasta z wieżą zegarową',
  mountains: 'Rysunek: ośnieżone góry, schronisko i ludzie na szlaku',
  bridge: 'Rysunek: biegacze na moście nad rzeką, w tle dwa mosty i miasto',
  camp: 'Rysunek: namioty między świerkami i ludzie wokół ogniska',
  linden: 'Rysunek: dom pod wielką lipą, na stole schną gliniane naczynia',
  stage: 'Rysunek: chór śpiewa w sali z wysokimi oknami',
}
