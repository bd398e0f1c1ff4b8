import type { Happening } from '../../../platform/track.ts'
import { addressForGoogle, describeForGoogle } from './describe-for-google.ts'

/** Loads Google's script, for a visitor who agreed on a page that lets it in, and tells it what happens. */
export function runGoogleTag(tag: string): (happening: Happening) => void {
  const layer: unknown[] = []
  Object.assign(window, { dataLayer: layer })
  function gtag(..._: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the script knows commands by this object and takes no array for one
    layer.push(arguments)
  }
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  gtag('consent', 'default', { ...denied, analytics_storage: 'denied' })
  gtag('consent', 'update', { analytics_storage: 'granted' })
  gtag('js', new Date())
  gtag('config', tag, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_location: addressForGoogle(location.href),
    page_referrer: document.referrer === '' ? '' : addressForGoogle(document.referrer),
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${tag}`
  document.head.append(script)
  return happening => {
    const event = describeForGoogle(happening)
    if (!event) return
    // For all that follows, also for what the script tells by itself.
    if (event.name === 'page_view') gtag('set', { page_location: addressForGoogle(location.href) })
    gtag('event', event.name, event.params)
  }
}
