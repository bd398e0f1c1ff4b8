import { useState } from 'react'

/** The newest value that there was. */
export function useKept<Value extends object>(value: Value | undefined): Value | undefined {
  const [kept, setKept] = useState(value)
  const isOther =
    value !== undefined &&
    (kept === undefined ||
      Object.entries(value).some(([name, part]) => part !== new Map(Object.entries(kept)).get(name)))
  if (isOther) setKept(value)
  return isOther ? value : kept
}
