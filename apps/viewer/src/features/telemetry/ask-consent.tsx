import { createRoot, type Root } from 'react-dom/client'
import { ConsentBanner } from './consent-banner.tsx'
import type { Choice, Consent } from './consent-store.ts'

interface Question {
  /** Also sent to Google. */
  google: boolean
  /** What was said before. */
  kept: Consent | null
  /** The visitor came for it, and is led there and back. */
  isWished: boolean
}

let asked: { place: HTMLElement; root: Root } | null = null

/** At the end of the page, so that nobody has to pass it on the way to a game. */
export function askConsent({ google, kept, isWished }: Question, onChoice: (choice: Choice) => void): void {
  const from = document.activeElement
  if (asked) {
    if (isWished) asked.place.querySelector('section')?.focus()
    return
  }
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  asked = { place, root }
  const choose = (choice: Choice) => {
    root.unmount()
    place.remove()
    asked = null
    if (isWished && from instanceof HTMLElement) from.focus()
    onChoice(choice)
  }
  const { lang } = document.documentElement
  root.render(
    <ConsentBanner language={lang} google={google} kept={kept} takesFocus={isWished} onChoice={choose} />,
  )
}
