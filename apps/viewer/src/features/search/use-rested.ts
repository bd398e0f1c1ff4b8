import { useEffect, useState } from 'react'

const pauseMs = 200

/** The value once it has stayed the same for a moment; what is empty is known at once. */
export function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return value === '' ? '' : rested
}
