/**
 * An inline script with what a drawn screen needs before the app starts. A scrolled row is where the app will have it.
 * Pictures in view are fetched. A viewer presses play only once: the button shows that it was heard, and the app plays as
 * soon as it can (`take-early-press.ts` in the viewer). Of other buttons the app presses its own (`repeat-early-click.ts`). An element that the app replaces between the press and the release
 * of a finger is still pressed. No form is sent by itself, which would write what was typed into the address.
 */
export const firstScreenScript = `(() => {
for (const item of document.querySelectorAll('[data-meant]')) {
  const row = item.parentElement
  row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2
}
const inView = new IntersectionObserver(entries => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    inView.unobserve(target)
    if (target.dataset.srcset) target.srcset = target.dataset.srcset
    target.src = target.dataset.src
  }
})
for (const image of document.querySelectorAll('img[data-src]')) inView.observe(image)
addEventListener('click', ({ target }) => {
  const button = target.closest('#app button')
  if (!button || !document.getElementById('splash')) return
  const { dataset } = document.documentElement
  const { early, heard } = button.dataset
  if (!early) {
    const nameOf = each => each.ariaLabel ?? each.textContent
    dataset.clicked = nameOf(button)
    dataset.clickedAt = [...document.querySelectorAll('#app button')]
      .filter(each => nameOf(each) === dataset.clicked).indexOf(button)
    return
  }
  dataset.pressed = early
  button.disabled = true
  button.lastChild.data = heard
})
addEventListener('submit', event => { if (document.getElementById('splash')) event.preventDefault() })
let held = null
addEventListener('pointerdown', event => { held = document.getElementById('splash') && event }, true)
addEventListener('pointerup', ({ pointerId, clientX, clientY }) => {
  const from = held
  held = null
  if (!from || from.target.isConnected || from.pointerId !== pointerId) return
  if (Math.hypot(clientX - from.clientX, clientY - from.clientY) > 10) return
  document.elementFromPoint(clientX, clientY)?.closest('a, button')?.click()
}, true)
})()`
