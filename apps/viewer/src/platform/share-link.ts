import { copyText } from './copy-text.ts'

/** By the device's own sheet, else as a copied link. `closed`: the sheet was, which is a change of mind. */
export async function shareLink(link: {
  title: string
  url: string
}): Promise<'sent' | 'closed' | 'copied' | 'failed'> {
  // A browser that refuses to open its sheet leaves the link.
  const sheet = navigator.share === undefined ? 'refused' : await openSheet(link)
  if (sheet !== 'refused') return sheet
  return (await copyText(link.url)) ? 'copied' : 'failed'
}

function openSheet(link: ShareData): Promise<'sent' | 'closed' | 'refused'> {
  return navigator.share(link).then(
    () => 'sent',
    (error: unknown) => (error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'refused'),
  )
}
