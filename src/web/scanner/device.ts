import { useLocalStorage } from '@mantine/hooks'

/** What this device remembers: devices stand at gates, people change. Read at once, before a first look. */
const kept = <T>(key: string, defaultValue: T) => ({ key, defaultValue, getInitialValueInEffect: false })

export const useKeptEvent = () => useLocalStorage(kept('scanner.event', ''))
export const useKeptGate = () => useLocalStorage(kept('scanner.gate', ''))
export const useSoundOn = () => useLocalStorage(kept('scanner.sound', true))
export const useShakeOn = () => useLocalStorage(kept('scanner.shake', true))
