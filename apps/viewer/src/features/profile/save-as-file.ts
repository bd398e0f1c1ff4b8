/** Hands a text to the browser as a download. */
export function saveAsFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser may still be reading it in this moment.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
