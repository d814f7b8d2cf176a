/** Why options are not in view. */
export const ForSomeOnly = ({ some }: { some: boolean }) => (
  <p className="hint">
    {some
      ? 'Niektóre opcje są tylko dla części osób. Pokaże je przycisk „Zmień dla osoby”.'
      : 'Dla tych osób nie ma tu nic do wyboru.'}
  </p>
)
