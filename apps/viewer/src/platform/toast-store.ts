import type { IconName } from '@grandstand/ui'
import type { I18n } from './i18n/create-i18n.ts'

export interface Toast {
  /** Toasts with the same key say the same: only one is shown. */
  key: string
  kind: 'info' | 'error'
  /** In the language that is spoken when it is shown. */
  text: (i18n: I18n) => string
  icon?: IconName
  /** Where it leads. */
  action?: { href: string; label: (i18n: I18n) => string }
}

export interface ToastStore {
  list: () => readonly Toast[]
  subscribe: (changed: () => void) => () => void
  show: (toast: Toast) => void
  dismiss: (key: string) => void
  /** While a toast is being read its time stops. */
  pause: (key: string) => void
  resume: (key: string) => void
}

export const toastMs = 5000
/** One that leads somewhere is to be read, and then pressed. */
const actionToastMs = 10_000
const maxToasts = 4

export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = []
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  function change(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  function pause(key: string) {
    clearTimeout(timers.get(key))
    timers.delete(key)
  }

  function dismiss(key: string) {
    pause(key)
    change(toasts.filter(toast => toast.key !== key))
  }

  function resume(key: string) {
    pause(key)
    const hasAction = toasts.some(toast => toast.key === key && toast.action)
    timers.set(
      key,
      setTimeout(() => dismiss(key), hasAction ? actionToastMs : toastMs),
    )
  }

  return {
    list: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(toast) {
      const others = toasts.filter(({ key }) => key !== toast.key)
      while (others.length >= maxToasts) pause(others.shift()?.key ?? '')
      change([...others, toast])
      resume(toast.key)
    },
    dismiss,
    pause,
    resume,
  }
}
