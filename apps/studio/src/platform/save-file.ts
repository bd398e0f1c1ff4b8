/** Hands a text over as a file. With its mark, spreadsheets read it as UTF-8; other programs may not know it. */
export function saveFile(name: string, text: string, { type = 'text/csv' } = {}): void {
  const mark = type === 'text/csv' ? '\ufeff' : ''
  const url = URL.createObjectURL(new Blob([mark, text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
