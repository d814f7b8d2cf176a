import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldProblem } from '#contract/errors.ts'
import { mayDonate } from '#domain/collection/donation-rules.ts'
import { isEmailAddress } from '#domain/values/email.ts'
import { parseMoney } from '#domain/values/money.ts'
import { donationAmountMessage, donorNameMessage } from '#i18n/pl/collections.ts'
import { formMessage } from '#i18n/pl/form.ts'
import { sendDonation } from './send-donation.ts'

interface Giving {
  /** Grosze of a suggested sum, 'other', or nothing yet: nothing is chosen beforehand. */
  readonly chosen: number | 'other' | null
  readonly typed: string
  readonly email: string
  readonly name: string
  readonly isNamed: boolean
}

const NOTHING: Giving = { chosen: null, typed: '', email: '', name: '', isNamed: false }

export type GivingField = 'amount' | 'email' | 'name'

/** What a donor fills in, what is wrong with it, and sending it. */
export function useGiving(slug: string) {
  const [giving, setGiving] = useState(NOTHING)
  const [touched, setTouched] = useState(false)
  const [refused, setRefused] = useState<readonly FieldProblem[]>([])
  const [state, setState] = useState<'typing' | 'sending'>('typing')
  const [message, setMessage] = useState('')
  const key = useRef<string | null>(null)
  const amount = giving.chosen === 'other' ? parseMoney(giving.typed.trim()) : giving.chosen
  const own: Readonly<Record<GivingField, string | null>> = {
    amount: amount !== null && mayDonate(amount) ? null : donationAmountMessage,
    email: emailError(giving.email),
    name: giving.isNamed && giving.name.trim() === '' ? donorNameMessage : null,
  }
  const errorOf = (field: GivingField) =>
    own[field] ?? refused.find((problem) => problem.field === field)?.message ?? null
  const change = (part: Partial<Giving>) => {
    // Another donation: a key is of one content.
    key.current = null
    setRefused([])
    setMessage('')
    setGiving((before) => ({ ...before, ...part }))
  }
  /** Returns the first field that is wrong; null when it was sent. */
  const send = async (): Promise<GivingField | null> => {
    // Before the focus: a field that shows its error keeps showing it.
    flushSync(() => setTouched(true))
    const wrong = (['amount', 'email', 'name'] as const).find((field) => own[field] !== null)
    if (wrong !== undefined || amount === null) return wrong ?? 'amount'
    setState('sending')
    key.current ??= crypto.randomUUID()
    const { email, name, isNamed } = giving
    const sent = await sendDonation(slug, key.current, { amount, email, name: name.trim(), isNamed })
    if (sent.kind === 'started') {
      location.assign(sent.address)
      return null
    }
    setState('typing')
    setMessage(sent.message)
    setRefused(sent.problems)
    return null
  }
  return { giving, change, amount, errorOf, touched, state, message, send, reset: () => setState('typing') }
}

function emailError(email: string): string | null {
  if (isEmailAddress(email.trim())) return null
  return formMessage({ key: `BROWSER_OS.FORM.${email.trim() === '' ? 'REQUIRED_FIELD' : 'INVALID_EMAIL'}` })
}
