import { keepInstallPrompt } from '../platform/install-prompt.ts'
import type { Router } from '../platform/router/create-router.ts'

/** What an installed channel needs. Not in a frame: what another site shows is nobody's app, and a draft is nobody's page. */
export function keepOnDevice(tab: Window, { history }: Router): void {
  if (tab.top !== tab) return
  keepInstallPrompt(tab)
  const language = tab.document.documentElement.lang
  const workers = tab.navigator.serviceWorker
  // A browser that refuses has the channel as ever.
  void workers?.register(`/service-worker.js?language=${encodeURIComponent(language)}`).catch(() => {})
  const tell = () => {
    if (history.location.pathname === '/schedule') workers?.controller?.postMessage('schedule')
  }
  history.subscribe(tell)
  void workers?.ready.then(tell)
}
