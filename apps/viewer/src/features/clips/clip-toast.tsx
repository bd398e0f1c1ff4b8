import { ApiError } from '@grandstand/api-client'
import type { Clip } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { formatClock } from '@grandstand/player'
import { Icon } from '@grandstand/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { clipsWords, useClipsWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { trimFreshHref } from './clip-links.ts'
import { clipQuery } from './clip-queries.ts'
import styles from './clip-toast.module.css'
import type { KeptClip } from './kept-clip.ts'
import type { Clipping } from './use-clipping.ts'
import { useShareClip } from './use-share-clip.ts'
import { useSwipeAway } from './use-swipe-away.ts'

interface ClipToastProps {
  clipping: Clipping
  taken: KeptClip
}

export const loadToastWords = clipsWords.load

/** What was just cut, with its next steps. It stays until one is taken, or it is closed or swiped away. */
export function ClipToast({ clipping, taken }: ClipToastProps) {
  const { words: common, fill } = useI18n()
  const { toast: words, share, editor, state } = useClipsWords()
  const isUser = useUser() !== null
  const { clip, refusal, close } = clipping
  const { file, isFailed, retry } = useFile(clip)
  const shareClip = useShareClip(close)
  const swipe = useSwipeAway(close)
  const seconds = Math.round(taken.body.duration)
  const isLimit = refusal instanceof ApiError && refusal.code === 'clip_limit'
  const again = (onAgain: () => void) => (
    <button className="button button--primary" type="button" onClick={onAgain}>
      {state.retry}
    </button>
  )

  function say(): { title: string; text?: string; actions?: ReactNode } {
    if (!isUser)
      return {
        title: words.yours,
        text: words.logInText,
        actions: (
          <button className="button button--primary" type="button" onClick={clipping.logIn}>
            {words.logIn}
          </button>
        ),
      }
    if (clipping.isWaiting) return { title: words.waits, text: words.waitsText }
    if (isLimit) return { title: words.failed, text: editor.limit }
    if (refusal) return { title: words.failed, actions: again(clipping.saveAgain) }
    if (isFailed && file)
      return {
        title: words.failed,
        text: state.problem[file.problem ?? 'too_late'],
        actions: again(retry),
      }
    return {
      title: file ? words.saved : words.saving,
      actions: (
        <>
          <button
            className={`button ${styles.share}`}
            type="button"
            disabled={!file}
            onClick={() => file && shareClip(file)}
          >
            <Icon name="share" />
            {share.action}
          </button>
          {file ? (
            <a className="button" href={trimFreshHref(file)} onClick={close}>
              <Icon name="scissors" />
              {words.trim}
            </a>
          ) : (
            <button className="button" type="button" disabled>
              <Icon name="scissors" />
              {words.trim}
            </button>
          )}
        </>
      ),
    }
  }

  const { title, text = fill(words.last, { seconds, time: taken.time }), actions } = say()
  return (
    <section
      // Above a picture that fills the screen as well.
      popover="manual"
      ref={element => {
        if (element && !element.matches(':popover-open')) element.showPopover?.()
      }}
      className={styles.toast}
      aria-label={words.label}
      {...swipe}
    >
      <span className={styles.frame} aria-hidden="true">
        {taken.frame !== null && <img key={taken.body.idempotency_key} src={taken.frame} alt="" />}
        <span className={styles.length}>{formatClock(seconds)}</span>
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className="quiet meta figures">{text}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <button
        className={`icon-button ${styles.close}`}
        type="button"
        aria-label={common.common.close}
        onClick={close}
      >
        <Icon name="close" />
      </button>
      <News text={`${title}. ${text}`} />
    </section>
  )
}

/** Its file as it is made, and made again. */
function useFile(clip: Clip | null) {
  const { client } = useApp()
  const { language } = useI18n()
  const queryClient = useQueryClient()
  const { data } = useQuery({
    ...clipQuery(client, language, String(clip?.id)),
    enabled: clip !== null,
  })
  const file = clip && (data ?? clip)
  const { mutate: retry } = useMutation({
    mutationFn: () => client.send(wireCalls.retryClip, { params: { id: String(clip?.id) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['clips'] }),
  })
  return { file, isFailed: file?.status === 'failed', retry }
}

/** Empty at first: a screen reader hears only what changes in a region that is there. */
function News({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(text), [text])
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
