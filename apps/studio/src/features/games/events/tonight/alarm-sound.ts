import type { AlarmKind } from '@grandstand/contract/studio-constants'
import { redAlarms } from '@grandstand/rules'
import { useEffect, useRef } from 'react'

const storageName = 'studio_alarm_sound'

/** On, unless somebody turned it off on this device. */
export function hasAlarmSound(): boolean {
  try {
    return localStorage.getItem(storageName) !== 'off'
  } catch {
    return true
  }
}

export function keepAlarmSound(isOn: boolean): void {
  try {
    localStorage.setItem(storageName, isOn ? 'on' : 'off')
  } catch {
    // Where storage is forbidden it lasts as long as the page.
  }
}

interface OpenAlarm {
  id: number
  kind: AlarmKind
}

/** Sounds once for each red alarm that comes while the page is open, in another window too. */
export function useAlarmSound(open: readonly OpenAlarm[] | undefined): void {
  const heard = useRef<Set<number> | null>(null)
  useEffect(() => {
    if (!open) return
    const red = open.filter(({ kind }) => redAlarms.includes(kind)).map(({ id }) => id)
    const before = heard.current
    heard.current = new Set([...(before ?? []), ...red])
    if (before && red.some(id => !before.has(id)) && hasAlarmSound()) playAlarm()
  }, [open])
}

/** Two short tones, of the device itself: no file to wait for. A browser that nobody has touched yet stays silent. */
export function playAlarm(): void {
  const context = new AudioContext()
  const tone = (hertz: number, atSeconds: number) => {
    const oscillator = context.createOscillator()
    const volume = context.createGain()
    oscillator.frequency.value = hertz
    volume.gain.setValueAtTime(0.2, context.currentTime + atSeconds)
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + atSeconds + 0.3)
    oscillator.connect(volume).connect(context.destination)
    oscillator.start(context.currentTime + atSeconds)
    oscillator.stop(context.currentTime + atSeconds + 0.3)
    return oscillator
  }
  tone(880, 0)
  tone(660, 0.35).onended = () => void context.close()
}
