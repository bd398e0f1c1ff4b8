/** Names a file of the app that waits, until `startScript` says what it is. */
export const laterFile = 'later'

/** From the wish for the page to its head. */
const fastMs = 100

/**
 * What a drawn screen shows comes first: on a slow line the app's files would take most of it, and they are not needed to
 * read. They are asked for after the first paint, once the pictures that the page itself asks for are there or cannot come,
 * and after 2 s at the latest; at once when somebody touches the page, and where the page itself came at once: there is room
 * for all of it then. In the meantime the font has the line too.
 */
export const startScript = `(() => {
let isStarted = false
const touches = ['pointerdown', 'keydown']
const timer = setTimeout(start, 2000)
for (const type of touches) addEventListener(type, start, true)
const isParsed = new Promise(done => document.addEventListener('DOMContentLoaded', done))
const isPainted = new Promise(done => new PerformanceObserver(done).observe({ type: 'paint', buffered: true }))
const isThere = image => image.complete || new Promise(done => { image.onload = image.onerror = done })
const arePicturesThere = () => Promise.all([...document.querySelectorAll('#app img:not([data-src])')].map(isThere))
Promise.all([isParsed, isPainted]).then(arePicturesThere).then(start)
if (performance.now() < ${fastMs}) start()
function start() {
  if (isStarted) return
  isStarted = true
  clearTimeout(timer)
  for (const type of touches) removeEventListener(type, start, true)
  for (const link of document.querySelectorAll('link[rel=${laterFile}]')) link.rel = 'modulepreload'
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
  else run()
}
function run() {
  const script = document.createElement('script')
  script.type = 'module'
  script.src = document.querySelector('link[data-entry]').href
  document.head.append(script)
}
})()`
