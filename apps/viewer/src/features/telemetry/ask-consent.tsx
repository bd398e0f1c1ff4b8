import { createRoot, type Root } from 'react-dom/client'
import { ConsentBanner } from './consent-banner.tsx'
import type { Choice, Consent } from './consent-store.ts'

interface Question {
  /** Also sent to Google. */
  google: boolean
  /** What was said before. */
  kept: Consent | null
  /** The visitor came for it, and is led there and back. */
  isRequested: boolean
}

let asked: { holder: HTMLElement; root: Root; isRequested: boolean } | null = null

/** At the end of the page, so that nobody has to pass it on the way to a game. */
export function askConsent(
  { google, kept, isRequested }: Question,
  onChoice: (choice: Choice) => void,
): void {
  const from = document.activeElement
  if (asked) {
    if (isRequested) asked.holder.querySelector('section')?.focus()
    return
  }
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  asked = { holder, root, isRequested }
  const choose = (choice: Choice) => {
    takeAway()
    if (isRequested && from instanceof HTMLElement) from.focus()
    onChoice(choice)
  }
  const { lang } = document.documentElement
  root.render(
    <ConsentBanner language={lang} google={google} kept={kept} takesFocus={isRequested} onChoice={choose} />,
  )
}

/** Until there is another moment for it. A question that the visitor came for stays. */
export function withdrawQuestion(): void {
  if (asked && !asked.isRequested) takeAway()
}

function takeAway(): void {
  asked?.root.unmount()
  asked?.holder.remove()
  asked = null
}
