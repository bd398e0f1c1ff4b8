/** Hands a text over as a file. With its mark, spreadsheets read it as UTF-8; other programs may not know it. */
export function saveFile(name: string, text: string, { type = 'text/csv' } = {}): void {
  const mark = type === 'text/csv' ? '\ufeff' : ''
  saveBlob(name, new Blob([mark, text], { type: `${type};charset=utf-8` }))
}

/** The same with bytes, which come as base64. */
export function saveBytes(name: string, content: string): void {
  saveBlob(name, new Blob([Uint8Array.from(atob(content), letter => letter.charCodeAt(0))]))
}

function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
