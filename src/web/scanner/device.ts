import { useLocalStorage } from '@mantine/hooks'

/** The settings of this device: devices stay at gates, people change. Read synchronously, before the first render. */
const kept = <T>(key: string, defaultValue: T) => ({ key, defaultValue, getInitialValueInEffect: false })

export const useKeptEvent = () => useLocalStorage(kept('scanner.event', ''))
export const useKeptGate = () => useLocalStorage(kept('scanner.gate', ''))
export const useSoundOn = () => useLocalStorage(kept('scanner.sound', true))
export const useShakeOn = () => useLocalStorage(kept('scanner.shake', true))
