/** Some browsers offer to install a channel, and leave it to the page when to ask. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

let offer: InstallEvent | null = null
const listeners = new Set<() => void>()

function change(next: InstallEvent | null): void {
  offer = next
  for (const listener of listeners) listener()
}

/** Keeps the browser's offer for users who look for it, instead of a pop-up that nobody asked for. */
export function keepInstallPrompt(tab: Window): void {
  tab.addEventListener('beforeinstallprompt', event => {
    if (!isInstallEvent(event)) return
    event.preventDefault()
    change(event)
  })
  tab.addEventListener('appinstalled', () => change(null))
}

export const installOffer = {
  isOpen: () => offer !== null,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** An offer is good for one question, whatever is answered. */
  async take(): Promise<void> {
    const taken = offer
    change(null)
    await taken?.prompt()
  },
}
