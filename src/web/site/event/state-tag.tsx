import { Alert, Clock, Tick } from '#web/ui/icons.tsx'
import { type SaleState, saleWords } from '../shared/sale-state.ts'

/** Whether registration is possible, by colour, icon and word together. */
export function StateTag({ state }: { state: SaleState }) {
  const [tone, Icon] = LOOKS[state.kind] ?? ['tag', Clock]
  return (
    <span className={tone}>
      <Icon />
      {saleWords(state)}
    </span>
  )
}

const LOOKS: Readonly<Partial<Record<SaleState['kind'], [string, () => React.ReactNode]>>> = {
  open: ['tag ok', Tick],
  called_off: ['tag bad', Alert],
}
