import type { ColorSettings } from '@grandstand/contract'
import type { ColorScheme } from '@grandstand/contract/constants'
import { themeCss } from '@grandstand/rules'
import { useLayoutEffect, useState } from 'react'

/** The page carries the colours it was written with; this follows the ones that come later. */
export function useTheme(colors: ColorSettings, scheme: ColorScheme): void {
  const css = themeCss(colors, scheme)
  const [first] = useState(css)
  useLayoutEffect(() => {
    if (css === first) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet)
    }
  }, [css, first])
}
