import { Icon } from './icon.tsx'
import { RichText } from './rich-text.tsx'
import type { ShellWords } from './shell-types.ts'

interface NoticeBarProps {
  html: string
  words: Pick<ShellWords, 'notice' | 'closeNotice'>
  onClose?: () => void
}

/** The channel's notice above the header. Mirrored as text by `first-screen.ts`. */
export function NoticeBar({ html, words, onClose }: NoticeBarProps) {
  return (
    <aside className="notice-bar" aria-label={words.notice}>
      <RichText className="notice-bar__text" html={html} />
      <button
        className="icon-button notice-bar__close"
        type="button"
        aria-label={words.closeNotice}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </aside>
  )
}
