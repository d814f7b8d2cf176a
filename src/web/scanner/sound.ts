import type { VerdictKind } from './verdict-words.ts'

/** Tones one after another: frequency in hertz, length in seconds. */
type Tones = readonly (readonly [number, number])[]

/** Distinguishable by ear: rising is admitted, up and down admitted with a warning, two equal are used, one long and low is refused, three low unknown. */
const TONES: Readonly<Record<VerdictKind, Tones>> = {
  enter: [
    [880, 0.09],
    [1320, 0.16],
  ],
  warned: [
    [880, 0.09],
    [1320, 0.12],
    [880, 0.16],
  ],
  used: [
    [440, 0.14],
    [440, 0.14],
  ],
  refused: [[196, 0.55]],
  unknown: [
    [262, 0.1],
    [262, 0.1],
    [262, 0.1],
  ],
}

/** Milliseconds of vibration and rest; the number of vibrations differs as the tones do. */
const SHAKES: Readonly<Record<VerdictKind, readonly number[]>> = {
  enter: [80],
  warned: [80, 60, 200],
  used: [80, 80, 80],
  refused: [400],
  unknown: [60, 60, 60, 60, 60],
}

let context: AudioContext | null = null

/** Browsers let a page sound only after a gesture; call this in one. */
export function unlockSound(): void {
  context ??= new AudioContext()
  void context.resume()
}

/** Plays the tones of a verdict; silent until a gesture has unlocked the sound. */
export function playVerdict(kind: VerdictKind): void {
  if (context === null || context.state !== 'running') return
  let at = context.currentTime
  for (const [frequency, length] of TONES[kind]) {
    playTone(context, frequency, at, length)
    at += length + 0.05
  }
}

function playTone(on: AudioContext, frequency: number, at: number, length: number): void {
  const tone = on.createOscillator()
  const loudness = on.createGain()
  tone.type = 'triangle'
  tone.frequency.value = frequency
  // Faded at both ends: a tone that is cut clicks.
  loudness.gain.setValueAtTime(0, at)
  loudness.gain.linearRampToValueAtTime(0.6, at + 0.01)
  loudness.gain.setValueAtTime(0.6, at + length - 0.02)
  loudness.gain.linearRampToValueAtTime(0, at + length)
  tone.connect(loudness).connect(on.destination)
  tone.start(at)
  tone.stop(at + length)
}

/** Vibrates the device where it can. */
export function shakeVerdict(kind: VerdictKind): void {
  navigator.vibrate?.([...SHAKES[kind]])
}
