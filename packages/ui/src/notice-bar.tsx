import { RichText } from './rich-text.tsx'

/** The channel's notice above the header. Mirrored as text by `first-screen.ts`. */
export function NoticeBar({ html, label }: { html: string; label: string }) {
  return (
    <aside className="notice-bar" aria-label={label}>
      <RichText className="notice-bar__text" html={html} />
    </aside>
  )
}
