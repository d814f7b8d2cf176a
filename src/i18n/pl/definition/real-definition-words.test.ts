import { expect, test } from 'vitest'
import { parseDefinition } from '#domain/event/check/check-definition.ts'
import jezus from '../../../../cases/jezus-zyje-rekolekcje-2023.json' with { type: 'json' }
import kielce from '../../../../cases/kielce-rowerowa-2024.json' with { type: 'json' }
import kodal from '../../../../cases/kodal-2020.json' with { type: 'json' }
import ptt from '../../../../cases/ptt-zjazd-2017.json' with { type: 'json' }
import szczecin from '../../../../cases/szczecin-maraton-2019.json' with { type: 'json' }
import wadowice from '../../../../cases/wadowice-muzeum-2020.json' with { type: 'json' }
import zimowisko from '../../../../cases/zimowisko-jgora-2023.json' with { type: 'json' }
import borowska from '../../../../db/demo/borowska-pielgrzymka.json' with { type: 'json' }
import dobrybrzeg from '../../../../db/demo/dobrybrzeg-przystan.json' with { type: 'json' }
import swiatlo from '../../../../db/demo/swiatlo-koncert.json' with { type: 'json' }
import type { TextSection } from './definition-text.ts'
import { definitionWords } from './definition-words.ts'

/** Every text that is read, one after another. */
const textsOf = ({ title, parts }: TextSection) => [
  title,
  ...parts.flatMap((part) => [
    part.title ?? '',
    ...part.notes,
    ...part.rows.flatMap(({ name, value, notes }) => [name, value, ...notes]),
    ...(part.table === null
      ? []
      : [
          part.table.corner,
          ...part.table.columns,
          ...part.table.rows.flatMap(({ name, cells }) => [name, ...cells]),
        ]),
  ]),
]

const REAL = { jezus, kielce, kodal, ptt, szczecin, wadowice, zimowisko, borowska, swiatlo, dobrybrzeg }

test.each(Object.entries(REAL))('%s is described in words, not in codes', (_, { definition }) => {
  const parsed = parseDefinition(definition)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const text = JSON.stringify(definitionWords(parsed.definition).map(textsOf))
  expect(text).not.toMatch(/undefined|null|NaN|\[object|(?:own|answer|count|chosen|number|ageOn)\./)
})
