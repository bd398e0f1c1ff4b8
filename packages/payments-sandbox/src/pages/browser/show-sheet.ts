/**
 * A page of the sandbox over the channel's: at the bottom of a phone, in the middle of a desk. It gives what the page sends
 * when it is done, and null when the holder cancels.
 */
export function showSheet(
  base: string,
  page: string,
  title: string,
  cancel: string,
  /** Whether the page inside has no title of its own to be seen. */
  isTitled = false,
  /** Null: it stays until it is answered. */
  closesAfterMs: number | null = null,
): Promise<{ [name: string]: unknown } | null> {
  const dialog = document.createElement('dialog')
  const frame = document.createElement('iframe')
  const button = document.createElement('button')
  const heading = document.createElement('h2')
  const isPhone = innerWidth < 640
  frame.src = `${base}${page}`
  frame.title = title
  frame.style.cssText =
    'display:block;width:100%;height:20rem;max-height:70vh;border:0;border-radius:16px;background:#fff'
  button.type = 'button'
  button.textContent = cancel
  button.style.cssText =
    'display:block;width:100%;min-height:52px;margin-top:8px;border:0;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer'
  dialog.setAttribute('aria-label', title)
  dialog.style.cssText = [
    'box-sizing:border-box;max-width:none;max-height:none;padding:16px;border:0;background:#10141c;color:#f5f7fb',
    'font-family:inherit;box-shadow:0 -24px 80px #000a',
    isPhone
      ? 'inset:auto 0 0;width:100%;margin:0;border-radius:24px 24px 0 0'
      : 'width:min(27.5rem,100vw - 32px);margin:auto;border-radius:24px',
  ].join(';')
  heading.textContent = title
  heading.style.cssText = 'margin:0 0 12px;font-size:20px;line-height:24px'
  dialog.append(...(isTitled ? [heading] : []), frame, button)
  document.body.append(dialog)
  dialog.showModal()

  return new Promise(resolve => {
    function finish(answer: { [name: string]: unknown } | null): void {
      removeEventListener('message', receive)
      dialog.close()
      dialog.remove()
      resolve(answer)
    }
    function receive({ data, source, origin }: MessageEvent): void {
      if (source !== frame.contentWindow || origin !== new URL(base).origin) return
      if (data?.sandbox === 'height') frame.style.height = `${Math.ceil(Number(data.height))}px`
      if (data?.sandbox === 'done') finish(data)
    }
    // From when it can be read.
    if (closesAfterMs !== null)
      frame.addEventListener('load', () => setTimeout(() => finish(null), closesAfterMs))
    addEventListener('message', receive)
    button.addEventListener('click', () => finish(null))
    dialog.addEventListener('cancel', event => {
      event.preventDefault()
      finish(null)
    })
  })
}
