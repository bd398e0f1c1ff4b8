import { CardPicture, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '../features/channel/use-page-title.ts'
import { ClipFacts } from '../features/clips/clip-facts.tsx'
import { ClipPage } from '../features/clips/clip-page.tsx'
import { sharedClipQuery } from '../features/clips/clip-queries.ts'
import { ReportClip } from '../features/clips/report-clip.tsx'
import { useCameByClip } from '../features/clips/use-came-by-clip.ts'
import { ScoredClip } from '../features/watch/scored-clip.tsx'
import { useClipsWords } from '../locales/words.ts'
import { useApp } from '../platform/app-context.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { useParams } from '../platform/router/router-context.ts'

/** Anyone with the link needs no account. The owner may take the clip back. */
export function SharedClipScreen() {
  const { id = '', uuid = '' } = useParams()
  const { client } = useApp()
  const i18n = useI18n()
  const { page: words } = useClipsWords()
  const query = useQuery(sharedClipQuery(client, i18n.language, id, uuid))
  const { data: clip, error, isFetching, refetch } = query
  usePageTitle(clip?.name ?? null)
  useCameByClip(clip)
  if (error && !isFetching) {
    // A link with a letter missing is refused before anything is looked for.
    const isGone = 'status' in error && (error.status === 404 || error.status === 400)
    return (
      <StateMessage
        icon="alert"
        title={isGone ? words.goneTitle : words.failedTitle}
        text={isGone ? words.goneText : i18n.words.events.failedText}
        role="alert"
        level={1}
      >
        {!isGone && (
          <button className="button button--primary" type="button" onClick={() => void refetch()}>
            {i18n.words.common.tryAgain}
          </button>
        )}
        <a className="button" href="/">
          {i18n.words.common.backHome}
        </a>
      </StateMessage>
    )
  }
  return (
    <ClipPage
      clip={clip}
      stage={
        clip && (
          <ScoredClip
            key={clip.id}
            clip={clip}
            uuid={uuid}
            words={words}
            poster={<CardPicture src={clip.image_url} />}
          />
        )
      }
      actions={clip && <ReportClip clip={clip} uuid={uuid} />}
      facts={clip && <ClipFacts clip={clip} />}
    />
  )
}
