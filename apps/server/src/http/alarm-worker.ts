/**
 * Runs beside the Studio's pages of one channel, on devices where an operator wants its alarms. It shows them and does nothing
 * else: every page comes from the server.
 */
export const alarmWorker = `self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', event => {
  const { title, body, language, url, tag, is_over } = event.data.json()
  const icon = '/icons/any-192.png'
  const loud = is_over ? { silent: true } : { renotify: true, requireInteraction: true }
  const shown = { body, lang: language, tag, icon, data: { url }, ...loud }
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
`
