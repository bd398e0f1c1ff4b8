import type { AppStorage } from './storage.ts'

/** The server knows this device by it. It differs once the browser has subscribed again. */
interface KnownDevice {
  endpoint: string
  auth: string
}

export function readKnownDevice(storage: AppStorage): KnownDevice | null {
  const known = storage.get('push_device')
  if (typeof known !== 'object' || known === null || !('endpoint' in known) || !('auth' in known)) return null
  const { endpoint, auth } = known
  return typeof endpoint === 'string' && typeof auth === 'string' ? { endpoint, auth } : null
}

export function keepKnownDevice(storage: AppStorage, { endpoint, auth }: KnownDevice): void {
  storage.set('push_device', { endpoint, auth })
}

export function forgetKnownDevice(storage: AppStorage): void {
  storage.remove('push_device')
}
