import type { ColorSettings } from '@grandstand/contract'
import { colorVariables } from '@grandstand/rules'
import { useLayoutEffect } from 'react'

/** The page carries the colours it was written with; this follows the ones that come later. */
export function useTheme(colors: ColorSettings): void {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(colorVariables(colors))) {
      document.documentElement.style.setProperty(name, value)
    }
  }, [colors])
}
