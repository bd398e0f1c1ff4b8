import { keepInstallPrompt } from '../platform/install-prompt.ts'

/** What an installed channel needs. Not in a frame: what another site shows is nobody's app, and a draft is nobody's page. */
export function keepOnDevice(tab: Window): void {
  if (tab.top !== tab) return
  keepInstallPrompt(tab)
  const language = tab.document.documentElement.lang
  // A browser that refuses has the channel as ever.
  void tab.navigator.serviceWorker
    ?.register(`/service-worker.js?language=${encodeURIComponent(language)}`)
    .catch(() => {})
}
