/** A link to the failed address again, without any script. */
export const Again = () => (
  <form>
    <button type="submit" className="btn">
      Spróbuj ponownie
    </button>
  </form>
)
