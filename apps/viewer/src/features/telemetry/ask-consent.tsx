import { createRoot } from 'react-dom/client'
import { ConsentBanner } from './consent-banner.tsx'

/** At the end of the page, so that nobody has to pass it on the way to a game. */
export function askConsent({ google }: { google: boolean }, onChoice: (choice: 'yes' | 'no') => void): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const choose = (choice: 'yes' | 'no') => {
    root.unmount()
    place.remove()
    onChoice(choice)
  }
  root.render(<ConsentBanner language={document.documentElement.lang} google={google} onChoice={choose} />)
}
