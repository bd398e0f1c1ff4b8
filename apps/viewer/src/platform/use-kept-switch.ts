import { useState } from 'react'
import { useApp } from './app-context.ts'
import { readText, type StorageKey } from './storage.ts'

/** A choice that the device keeps, from game to game. */
export function useKeptSwitch(name: StorageKey, isOnAtFirst: boolean) {
  const { storage } = useApp()
  const [kept, setKept] = useState(() => readText(storage, name))
  const isOn = kept === null ? isOnAtFirst : kept === 'on'
  return [
    isOn,
    (next: boolean) => {
      const text = next ? 'on' : 'off'
      setKept(text)
      storage.set(name, text)
    },
  ] as const
}
