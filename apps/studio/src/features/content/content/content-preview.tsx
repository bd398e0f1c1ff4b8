import type { ContentList } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useEffect, useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './content-preview.module.css'
import { previewPath } from './preview-path.ts'
import { tidyValue } from './tidy-value.ts'

/** Who types is not asked at every letter. */
const waitMs = 600
const widths = { phone: 390, desktop: 1280 } as const
type Width = keyof typeof widths

interface ContentPreviewProps {
  channel: string
  list: ContentList
  itemKey: string | null
  value: Record<string, unknown>
}

/** The viewer itself beside the form, as it will be once the draft is published with what is typed here. */
export function ContentPreview({ channel, list, itemKey, value }: ContentPreviewProps) {
  const i18n = useI18n()
  const say = i18n.words.content.preview
  const client = useClient()
  const [width, setWidth] = useState<Width>('phone')
  const [shown, setShown] = useState<{ src: string; look: number } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { kind, fields } = list
  const typed = JSON.stringify(tidyValue(fields, value))
  const path = previewPath(list.shown_at, value)
  useEffect(() => {
    const gone = new AbortController()
    const look = async () => {
      const { token, problems } = await client.send(
        studioWireCalls.previewContent,
        { params: { channel, kind }, body: { key: itemKey, value: JSON.parse(typed) } },
        { signal: gone.signal },
      )
      if (gone.signal.aborted) return
      const isUnfinished = problems.every(({ code }) => code === 'missing')
      setProblem(token === null ? (isUnfinished ? say.unfinished : say.wrong) : null)
      if (token === null) return
      const query = new URLSearchParams({ preview: token, language: i18n.language })
      const joint = path.includes('?') ? '&' : '?'
      setShown(before => ({ src: path + joint + query, look: (before?.look ?? 0) + 1 }))
    }
    const waiting = setTimeout(() => {
      look().catch(error => {
        if (!gone.signal.aborted) setProblem(errorText(error, i18n))
      })
    }, waitMs)
    return () => {
      clearTimeout(waiting)
      gone.abort()
    }
  }, [client, channel, kind, itemKey, typed, path, i18n, say])
  return (
    <section className={styles.preview} aria-label={say.title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{say.title}</h2>
        <fieldset className={styles.widths}>
          <legend className="visually-hidden">{say.width}</legend>
          {(['phone', 'desktop'] as const).map(each => (
            <label key={each} className={styles.width}>
              <input
                type="radio"
                name="preview-width"
                checked={width === each}
                onChange={() => setWidth(each)}
              />
              {say[each]}
            </label>
          ))}
        </fieldset>
      </div>
      <p className="quiet small pretty" role="status">
        {problem ?? say.text}
      </p>
      <div className={styles.stage} data-width={width}>
        {shown && (
          <iframe
            // Another address alone would add a step to the history of the tab.
            key={shown.look}
            className={styles.frame}
            title={say.title}
            src={shown.src}
            onLoad={({ currentTarget }) => kind === 'slides' && leadTo(currentTarget, 'slides')}
            sandbox="allow-scripts allow-same-origin allow-forms"
          />
        )}
      </div>
    </section>
  )
}

const headPx = 80
const againMs = 250

/** A fragment in its address would scroll the Studio's own page as well. What it leads to may come with the app. */
function leadTo(frame: HTMLIFrameElement, id: string, tries = 20): void {
  const { contentDocument, contentWindow } = frame
  const part = contentDocument?.getElementById(id)
  if (part && contentWindow)
    contentWindow.scrollTo({ top: part.getBoundingClientRect().top + contentWindow.scrollY - headPx })
  else if (tries > 0 && frame.isConnected) setTimeout(() => leadTo(frame, id, tries - 1), againMs)
}
