import type { ColorSettings } from '@grandstand/contract'
import type { ColorScheme } from '@grandstand/contract/constants'
import { themeCss } from '@grandstand/rules'

/** Colours in place of the page's own, until they are no longer wanted. */
export function addTheme(colors: ColorSettings, scheme: ColorScheme, gone: AbortSignal): void {
  if (gone.aborted) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(themeCss(colors, scheme))
  document.adoptedStyleSheets.push(sheet)
  gone.addEventListener('abort', () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet)
  })
}
