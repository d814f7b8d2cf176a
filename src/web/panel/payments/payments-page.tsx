import './payments.css'
import type { ReactNode } from 'react'
import { SettingsHead } from '../shared/draft/settings-head.tsx'
import { ChangesSection } from './changes-section.tsx'
import { DepositWord } from './deposit-word.tsx'
import { Example } from './example.tsx'
import { PlanList } from './plan-list.tsx'
import { RefundList } from './refund-list.tsx'
import { UnpaidSection } from './unpaid-section.tsx'
import { usePayments } from './use-payments.ts'

/** 'Wpłaty i rezygnacje': when people pay and what comes back, as sentences, and beside them an example in numbers. */
export function PaymentsPage(): ReactNode {
  const payments = usePayments()
  return (
    <>
      <SettingsHead title={'Wpłaty i\u00a0rezygnacje'} />
      <div className="payments">
        <div className="payments-main">
          <PlanList payments={payments} />
          <DepositWord payments={payments} />
          <UnpaidSection payments={payments} />
          <RefundList payments={payments} />
          <ChangesSection payments={payments} />
        </div>
        {payments.definition.attendance === 'people' && <Example payments={payments} />}
      </div>
    </>
  )
}
