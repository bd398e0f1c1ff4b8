import { hashOf } from '../security-headers.ts'
import type { OfflineWords } from './offline-words.ts'

/** Asks for a page that is to be kept. */
export const keptPageHeader = 'x-kept-page'

/** On the pages that are shown without a network. */
export const comeBackScript = "addEventListener('online',()=>location.reload())"

const comeBackHash = hashOf(comeBackScript)

interface WorkerTerms {
  /** The version of the page that is shown without a network: another version is another worker, which browsers look for by themselves. */
  mark: string
  offlinePath: string
  words: OfflineWords
  language: string
}

/**
 * Runs beside the pages of a channel. It keeps the page that is shown without a network, and of who looks at the schedule that
 * one, with its time. All else comes from the server each time, so nothing old is shown while there is a network, and no
 * video is kept.
 */
export const serviceWorker = ({ mark, offlinePath, words, language }: WorkerTerms) => `// ${mark}
const cacheName = 'offline-${mark}'
const offline = '${offlinePath}'
const schedule = '/schedule'
const words = ${JSON.stringify({ openSchedule: words.openSchedule, kept: words.kept })}
const staleMs = 10 * 60_000
const comeBack = '<script>' + ${JSON.stringify(comeBackScript)} + '</script>'

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
  const { title, body, action, language, image, url, tag } = event.data.json()
  const icon = '/icons/any-192.png'
  // Its button does what a press on the notice does. A notice of before an update names none.
  const actions = action ? [{ action: 'open', title: action }] : []
  const shown = { body, lang: language, tag, icon, image, actions, data: { url } }
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
  const { mode, url } = event.request
  if (mode !== 'navigate') return
  event.respondWith((async () => {
    try {
      const page = (await event.preloadResponse) ?? (await fetch(event.request))
      if (new URL(url).pathname === schedule) event.waitUntil(keepSchedule())
      return page
    } catch {
      return (await showKept(new URL(url).pathname)) ?? Response.error()
    }
  })())
})

// A page that shows the schedule without having been loaded for it.
self.addEventListener('message', event => {
  if (event.data === 'schedule') event.waitUntil(keepSchedule())
  // It tells scores that its viewer does not want to see any more.
  if (event.data === 'forget_schedule') event.waitUntil(caches.open(cacheName).then(cache => cache.delete(schedule)))
})

const ageOf = page => Date.now() - Date.parse(page.headers.get('date'))

async function keepSchedule() {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(schedule)
  if (kept && ageOf(kept) < staleMs) return
  const page = await fetch(schedule, { headers: { '${keptPageHeader}': '1' }, cache: 'no-store' })
  if (page.ok) await cache.put(schedule, page)
}

async function showKept(path) {
  const kept = await caches.match(schedule)
  if (kept && path === schedule) return dated(kept)
  const page = await caches.match(offline)
  if (!kept || !page) return page
  const link = '<p><a href="' + schedule + '">' + words.openSchedule + '</a></p>'
  return copyOf(page, text => text.replace('</main>', link + '</main>'))
}

// Nothing on it can be used but its links, so its programs and buttons are left out; ours brings the page back with the network.
function dated(page) {
  const look = { weekday: 'long', hour: 'numeric', minute: '2-digit' }
  const time = new Intl.DateTimeFormat('${language}', look).format(Date.now() - ageOf(page))
  const notice = '<aside class="notice-bar" role="status">' + words.kept.replace('{time}', () => time) + '</aside>'
  const programs = /<(script|button)[ >][^]*?<\\/\\1>/g
  const change = text => text.replace(programs, '').replace('<header', () => notice + '<header').replace('</body>', comeBack + '</body>')
  return copyOf(page, change, policy => policy.replace("script-src 'self'", "script-src 'self' ${comeBackHash}"))
}

async function copyOf(page, change, changePolicy = policy => policy) {
  const policy = changePolicy(page.headers.get('content-security-policy'))
  const headers = { 'content-type': page.headers.get('content-type'), 'content-security-policy': policy }
  return new Response(change(await page.text()), { headers })
}
`
