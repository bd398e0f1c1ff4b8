/** Names a file of the app that waits, until `startScript` says what it is. */
export const laterFile = 'later'

/**
 * Where a screen begins with a large picture, that comes first: on a slow line the app's files would take most of it. They
 * are asked for once the picture is there, or cannot come, or takes its time; in the meantime the font has the line, so
 * the app starts as early as before.
 */
export const startScript = `(() => {
const onPicture = ({ target }) => {
  if (target.matches?.('[fetchpriority=high]')) start()
}
const timer = setTimeout(() => start(), 2000)
for (const type of ['load', 'error']) document.addEventListener(type, onPicture, true)
function start() {
  clearTimeout(timer)
  for (const type of ['load', 'error']) document.removeEventListener(type, onPicture, true)
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
