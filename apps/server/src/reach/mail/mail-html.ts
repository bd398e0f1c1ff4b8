import { escapeHtml } from '@grandstand/ui/first-screen'

/** Plain paragraphs as HTML; every line break of the text is kept. */
export function paragraphsToHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map(paragraph => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
}
