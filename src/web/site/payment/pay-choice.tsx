/** One way or sum of several: a line with a mark, words, and what stands at its end. */
export function PayChoice({
  name,
  label,
  note = '',
  end,
  checked,
  onChoose,
}: {
  readonly name: string
  readonly label: string
  readonly note?: string
  readonly end?: React.ReactNode
  readonly checked: boolean
  readonly onChoose: () => void
}) {
  return (
    <label className="pay-choice">
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span>
        <span className="words">{label}</span>
        {note !== '' && <small>{note}</small>}
      </span>
      {end}
    </label>
  )
}
