import { viewerZone } from './i18n/date-format.ts'

/** What the server needs to write to this device. */
export interface PushDevice {
  endpoint: string
  p256dh: string
  auth: string
  language: string
  time_zone: string
}

/** `blocked`: the user blocks notices in the browser. */
export type PushSupport = 'none' | 'blocked' | 'open'

export function findPushSupport(): PushSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'none'
  return Notification.permission === 'denied' ? 'blocked' : 'open'
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** Null: nothing was ever wanted here. */
export async function findDevice(language: string): Promise<PushDevice | null> {
  const subscription = await findSubscription()
  return subscription && describe(subscription, language)
}

/** Asks for leave where that was never done; null: it was not given. Only while somebody presses a button. */
export async function openDevice(
  language: string,
  getKey: () => Promise<string>,
): Promise<PushDevice | null> {
  return (await Notification.requestPermission()) === 'granted'
    ? subscribeDevice(language, await getKey())
    : null
}

/** Where leave was given; gives what there is, unless that is lost or of another key. */
export async function subscribeDevice(language: string, key: string): Promise<PushDevice> {
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: key }
  // One of a former key of the channel reaches nobody any more.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  return describe(subscription, language)
}

/** A device gets no notices after logout. The server learns it from the push service. */
export async function leaveDevice(): Promise<void> {
  await (await findSubscription())?.unsubscribe()
}

function describe(subscription: PushSubscription, language: string): PushDevice {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  return { endpoint: subscription.endpoint, p256dh, auth, language, time_zone: viewerZone() }
}
