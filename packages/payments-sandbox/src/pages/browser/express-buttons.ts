/** Inside the frame of the wallets' buttons: tells the page around which one was pressed. */
export function expressButtons(): void {
  const tell = (message: object) => parent.postMessage({ sandbox: 'frame', ...message }, '*')
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => tell({ kind: 'press', wallet: button.value }))
  new ResizeObserver(() => tell({ kind: 'height', height: document.body.offsetHeight })).observe(
    document.body,
  )
  tell({ kind: 'ready' })
}
