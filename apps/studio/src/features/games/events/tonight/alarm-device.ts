/** What the server needs to write to this device. */
interface AlarmDevice {
  endpoint: string
  p256dh: string
  auth: string
}

/** `blocked`: the operator blocks notifications in the browser. */
type PushSupport = 'none' | 'blocked' | 'open'

export function findPushSupport(): PushSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'none'
  return Notification.permission === 'denied' ? 'blocked' : 'open'
}

const workersPath = '/studio/channels/'
/** A worker for each channel, since each has a key of its own and a worker has one subscription. */
const scopeOf = (channel: string) => `${workersPath}${encodeURIComponent(channel)}/`

async function findRegistration(channel: string): Promise<ServiceWorkerRegistration | undefined> {
  const scope = new URL(scopeOf(channel), location.origin).href
  return (await navigator.serviceWorker.getRegistrations()).find(each => each.scope === scope)
}

/** Null: no alarms were ever wanted here. */
export async function findAlarmDevice(channel: string): Promise<AlarmDevice | null> {
  if (findPushSupport() === 'none') return null
  const subscription = await (await findRegistration(channel))?.pushManager.getSubscription()
  return subscription ? describe(subscription) : null
}

/** Asks for leave where that was never done; null: it was not given. Only while somebody presses a button. */
export async function openAlarmDevice(channel: string, key: string): Promise<AlarmDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.register('/studio/alarm-worker.js', {
    scope: scopeOf(channel),
  })
  await whenActive(registration)
  const { pushManager } = registration
  const options = { userVisibleOnly: true, applicationServerKey: key }
  // One of a former key of the channel reaches nobody any more.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  return describe(subscription)
}

/** Of one channel, or of all at the end of a session: the server learns it from the push service. */
export async function leaveAlarmDevices(channel?: string): Promise<void> {
  if (findPushSupport() === 'none') return
  const start = new URL(channel === undefined ? workersPath : scopeOf(channel), location.origin).href
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    if (!registration.scope.startsWith(start)) continue
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    await registration.unregister()
  }
}

/** A subscription needs a worker that runs. */
function whenActive({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting
  if (!worker) return Promise.resolve()
  return new Promise(done => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') done()
    })
  })
}

function describe(subscription: PushSubscription): AlarmDevice {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  return { endpoint: subscription.endpoint, p256dh, auth }
}

/** As the server names a device that it knows. */
export async function hashEndpoint(endpoint: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
}
