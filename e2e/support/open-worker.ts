import type { Page, Worker } from '@playwright/test'
import { expect } from './test.ts'

/**
 * This browser shows no notifications and lets no script open windows: what it is asked for is written down in `asked`. Events
 * of scripts cannot be waited for, so that `tell` gives them what the browser's own have.
 */
const standIn = `(() => {
  self.asked = []
  Object.defineProperty(self.registration, 'showNotification', { value: async (...said) => { asked.push(said) } })
  Object.defineProperty(self.clients, 'openWindow', { value: async href => { asked.push(href) } })
  self.tell = (type, fields) => {
    const waits = []
    const event = new Event(type)
    self.dispatchEvent(Object.assign(event, { waitUntil: wait => waits.push(wait) }, fields))
    return Promise.all(waits)
  }
})()`

/** The service worker of a page, with what happens to it from outside. */
export async function openWorker(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  const worker = await expect
    .poll(() => page.context().serviceWorkers().length)
    .toBe(1)
    .then(() => page.context().serviceWorkers()[0])
  if (!worker) throw new Error('There is no worker')
  await worker.evaluate(standIn)
  return {
    listAsked: () => worker.evaluate('asked'),
    tell: (type: string, fields: string) => worker.evaluate(`tell('${type}', ${fields}).then(() => null)`),
    push: (data: object) => push(page, worker, data),
  }
}

/** As the browser's push service would. */
async function push(page: Page, worker: Worker, data: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const found = new Promise<string>(resolve =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(worker.url()).origin,
    registrationId: await found,
    data: JSON.stringify(data),
  })
  await devtools.detach()
}
