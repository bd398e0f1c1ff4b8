/** The bank's page over the channel's, until the bank is done or the holder closes it. */
export function showChallenge(base: string, url: string, title: string, close: string): Promise<void> {
  const dialog = document.createElement('dialog')
  const frame = document.createElement('iframe')
  const button = document.createElement('button')
  frame.src = url
  frame.title = title
  frame.style.cssText = 'display:block;width:100%;height:min(26rem,70vh);border:0'
  button.type = 'button'
  button.textContent = close
  button.style.cssText = 'min-height:44px;padding:8px 16px;font:inherit'
  dialog.setAttribute('aria-label', title)
  dialog.style.cssText =
    'width:min(30rem,100vw - 16px);max-width:none;padding:8px;border:0;border-radius:12px'
  dialog.append(frame, button)
  document.body.append(dialog)
  dialog.showModal()

  return new Promise(resolve => {
    function finish(): void {
      removeEventListener('message', receive)
      dialog.close()
      dialog.remove()
      resolve()
    }
    function receive({ data, source, origin }: MessageEvent): void {
      const isOurs = source === frame.contentWindow && origin === new URL(base).origin
      if (isOurs && data?.sandbox === 'challenge') finish()
    }
    addEventListener('message', receive)
    button.addEventListener('click', finish)
    dialog.addEventListener('cancel', finish)
  })
}
