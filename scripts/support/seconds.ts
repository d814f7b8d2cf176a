/** The time since `started` (milliseconds of the clock), in readable form: '3.2 s'. */
export function seconds(started: number): string {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`
}
