import type { ReactNode } from 'react'
import { choicesOf, withBound, withChoice } from '#domain/event/draft/extras/change-extra.ts'
import { withItem } from '#domain/event/draft/prices/change-items.ts'
import type { Item } from '#domain/event/draft/prices/price-rows.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { OptionalNumberSlot } from '../shared/inputs/slots.tsx'
import { CATEGORIES, CATEGORY_WORDS } from '../shared/prices/item-words.ts'
import type { Pricing } from '../shared/prices/use-pricing.ts'
import { chooseWords } from './extra-words.ts'

/** 'To przejazd: kto chce, wybiera jedno, dla każdej osoby. Płatne teraz.' */
export function ChoiceSentence({ pricing, item }: { pricing: Pricing; item: Item }): ReactNode {
  const write = (make: (item: Item) => Item) =>
    pricing.change((document) => withItem(document, item.id, make))
  const ways = choicesOf(item)
  const offered = ways.includes(item.choose) ? ways : [item.choose, ...ways]
  return (
    <p className="sentence">
      To{' '}
      <Slot
        label={`${item.name}: co to jest`}
        value={item.category}
        options={CATEGORIES.map((each) => [each, CATEGORY_WORDS[each]] as const)}
        onChange={(category) => write((now) => ({ ...now, category }))}
      />
      :{' '}
      <Slot
        label={`${item.name}: jak się wybiera`}
        value={item.choose}
        options={offered.map((each) => [each, chooseWords(each, item.options.length > 0)] as const)}
        onChange={(choose) => write((now) => withChoice(now, choose))}
      />
      <Bounds item={item} write={write} />,{' '}
      <Slot
        label={`${item.name}: dla kogo się wybiera`}
        value={item.per}
        options={[
          ['person', 'dla każdej osoby'],
          ['registration', 'raz w\u00a0zgłoszeniu'],
        ]}
        onChange={(per) => write((now) => ({ ...now, per }))}
      />
      . Płatne{' '}
      <Slot
        label={`${item.name}: kiedy płatne`}
        value={item.paid}
        options={[
          ['now', 'razem z\u00a0udziałem'],
          ['on-site', 'na miejscu'],
        ]}
        onChange={(paid) => write((now) => ({ ...now, paid }))}
      />
      .
    </p>
  )
}

const MOST = 999

function Bounds(props: { item: Item; write: (make: (item: Item) => Item) => void }): ReactNode {
  const { item, write } = props
  const { choose, min, max, name } = item
  if (choose !== 'any' && choose !== 'span' && choose !== 'quantity') return null
  const most = choose === 'quantity' ? MOST : Math.max(1, item.options.length)
  return (
    <>
      {', od '}
      <OptionalNumberSlot
        label={`${name}: co najmniej`}
        value={min}
        most={most}
        none="0"
        onChange={(value) => write((now) => withBound(now, 'min', value))}
      />
      {' do '}
      <OptionalNumberSlot
        label={`${name}: najwyżej`}
        value={max}
        most={most}
        none="bez granicy"
        onChange={(value) => write((now) => withBound(now, 'max', value))}
      />
    </>
  )
}
