/** The address that failed, once more; without any script. */
export const Again = () => (
  <form>
    <button type="submit" className="btn">
      Spróbuj ponownie
    </button>
  </form>
)
