/**
 * Runs beside the pages of a channel. It keeps only the page that is shown without a network. All else comes from the
 * server each time, so nothing old is ever shown and no video is kept. `mark` is that page's version: another version is
 * another worker, which browsers look for by themselves.
 */
export const serviceWorker = (mark: string, offlinePath: string) => `// ${mark}
const cacheName = 'offline-${mark}'
const offline = '${offlinePath}'

self.addEventListener('install', event => {
  self.skipWaiting()
  event.waitUntil(caches.open(cacheName).then(cache => cache.add(new Request(offline, { cache: 'reload' }))))
})

self.addEventListener('activate', event => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name)
    // The page is asked for while the worker starts.
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  })())
})

self.addEventListener('push', event => {
  const { title, body, language, image, url, tag } = event.data.json()
  const icon = '/icons/any-192.png'
  const shown = { body, lang: language, tag, icon, image, data: { url } }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  const { href } = new URL(event.notification.data.url, self.location.origin)
  event.waitUntil((async () => {
    const open = await self.clients.matchAll({ type: 'window' })
    const there = open.find(({ url }) => url.split(/[?#]/)[0] === href)
    return there ? there.focus() : self.clients.openWindow(href)
  })())
})

// The browser has another address for the device. What it had is its proof; where that is not told, the next page sets it right.
self.addEventListener('pushsubscriptionchange', event => {
  const { oldSubscription, newSubscription } = event
  if (!oldSubscription) return
  const read = subscription => {
    const { endpoint, keys } = subscription.toJSON()
    return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
  }
  event.waitUntil((async () => {
    const now = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options))
    const { endpoint, auth } = read(oldSubscription)
    await fetch('/api/push-subscription/change', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...read(now), former: { endpoint, auth } }),
    })
  })())
})

self.addEventListener('fetch', event => {
  if (event.request.mode !== 'navigate') return
  event.respondWith((async () => {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request))
    } catch {
      return (await caches.match(offline)) ?? Response.error()
    }
  })())
})
`
