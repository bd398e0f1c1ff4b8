import type { ColorSettings } from '@grandstand/contract'
import type { ColorScheme } from '@grandstand/contract/constants'
import { useEffect, useState } from 'react'

/** The page carries the colours it was written with; this follows the ones that come later. */
export function useTheme(colors: ColorSettings, scheme: ColorScheme): void {
  const theme = JSON.stringify({ colors, scheme })
  const [first] = useState(theme)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are new objects each time; their text says what changed
  useEffect(() => {
    if (theme === first) return
    const gone = new AbortController()
    const added = import('./add-theme.ts').then(({ addTheme }) => addTheme(colors, scheme, gone.signal))
    // Without it the page keeps the colours that it has.
    added.catch(() => {})
    return () => gone.abort()
  }, [theme, first])
}
