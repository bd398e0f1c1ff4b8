import { useEffect, useEffectEvent } from 'react'
import { readTileKey, type TileCommand } from './read-tile-key.ts'

/** The keys of several games, wherever the focus is but in a field or a dialog. */
export function useTileKeys(run: (command: TileCommand) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isField(event.target)) return
    const command = readTileKey(event)
    if (!command) return
    event.preventDefault()
    run(command)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, select, textarea, dialog, [role="dialog"]') !== null
  )
}
