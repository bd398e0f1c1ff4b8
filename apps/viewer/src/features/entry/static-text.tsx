import { RichText } from '@grandstand/ui'

/** A text of the channel's own, where it has one. */
export function StaticText({ html }: { html: string | null }) {
  return html === null ? null : <RichText className="prose" html={html} />
}
