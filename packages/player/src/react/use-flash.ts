import { useEffect, useState } from 'react'

const flashMs = 700

/** For a moment after something was done that shows nowhere else in the picture. */
export function useFlash(): [isOn: boolean, flash: () => void] {
  /** Counted, so that a second time in the same moment lasts as long as the first. */
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (count === 0) return
    const timer = setTimeout(() => setCount(0), flashMs)
    return () => clearTimeout(timer)
  }, [count])
  return [count > 0, () => setCount(before => before + 1)]
}
