export type TileCommand = { name: 'sound'; place: number } | { name: 'full_screen' } | { name: 'remove' }

/** Null for keys that are the browser's, or a field's. */
export function readTileKey(press: {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}): TileCommand | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  if (/^[1-4]$/.test(press.key)) return { name: 'sound', place: Number(press.key) - 1 }
  const key = press.key.toLowerCase()
  if (key === 'f') return { name: 'full_screen' }
  return key === 'x' ? { name: 'remove' } : null
}
