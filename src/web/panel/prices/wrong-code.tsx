import type { ReactNode } from 'react'
import {
  withWrongCodeIgnored,
  withWrongCodeRefused,
  wrongCodeRule,
} from '#domain/event/draft/prices/codes.ts'
import { asksForCodes } from '#domain/event/draft/prices/reductions.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { TextSlot } from '../shared/inputs/slots.tsx'
import type { Pricing } from '../shared/prices/use-pricing.ts'

/** 'Inny kod: odmowa', where the event has codes. */
export function WrongCode({ pricing }: { pricing: Pricing }): ReactNode {
  const { document, change } = pricing
  if (!asksForCodes(document)) return null
  const rule = wrongCodeRule(document)
  return (
    <section aria-labelledby="inny-kod">
      <h2 id="inny-kod" className="sr">
        Inny kod
      </h2>
      <p className="sentence">
        Kto wpisze inny kod:{' '}
        <Slot
          label="Co się dzieje z innym kodem"
          value={rule === null ? 'ignored' : 'refused'}
          options={[
            ['ignored', 'zapisze się bez zniżki'],
            ['refused', 'nie zapisze się'],
          ]}
          onChange={(way) => change(way === 'refused' ? withWrongCodeRefused : withWrongCodeIgnored)}
        />
        {rule !== null && (
          <>
            {' i przeczyta: '}
            <TextSlot
              label="Co przeczyta, kto wpisze inny kod"
              text={rule.message}
              longest={300}
              onChange={(message) =>
                change((now) => ({
                  ...now,
                  requirements: now.requirements.map((each) =>
                    each.id === rule.id ? { ...each, message } : each,
                  ),
                }))
              }
            />
          </>
        )}
      </p>
    </section>
  )
}
