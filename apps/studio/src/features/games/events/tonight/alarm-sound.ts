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

/**
 * Sounds once for each red alarm that comes while the Studio is open, on whatever page of it and in another window too. Of
 * several tabs one does it. The alarms that are there when a page opens make no sound.
 */
export function useAlarmSound(channel: string | null, red: readonly number[] | undefined): void {
  const known = useRef<{ channel: string | null; ids: Set<number> } | null>(null)
  useEffect(() => {
    if (!red) return
    const before = known.current?.channel === channel ? known.current.ids : null
    known.current = { channel, ids: new Set([...(before ?? []), ...red]) }
    const come = red.filter(id => before !== null && !before.has(id))
    // A tab that nobody has touched yet must stay silent: it leaves the alarm to another one.
    const mayPlay = navigator.userActivation?.hasBeenActive ?? true
    if (come.length > 0 && mayPlay && hasAlarmSound()) void soundInOneTab(come)
  }, [channel, red])
}

const heardName = 'studio_alarms_heard'
const mostHeard = 100

async function soundInOneTab(ids: readonly number[]): Promise<void> {
  const sound = () => {
    const heard = readHeard()
    const fresh = ids.filter(id => !heard.includes(id))
    if (fresh.length === 0) return
    keepHeard([...heard, ...fresh].slice(-mostHeard))
    playAlarm()
  }
  // Not everywhere over plain http: there two tabs may sound in the same moment.
  if ('locks' in navigator) await navigator.locks.request(heardName, sound)
  else sound()
}

function readHeard(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(heardName) ?? '[]')
    return Array.isArray(kept) ? kept.filter(id => typeof id === 'number') : []
  } catch {
    return []
  }
}

function keepHeard(ids: readonly number[]): void {
  try {
    localStorage.setItem(heardName, JSON.stringify(ids))
  } catch {
    // Where storage is forbidden each tab sounds.
  }
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
