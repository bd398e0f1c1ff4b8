import type { PlayerHandle } from '@grandstand/player'
import { CardPicture } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageTitle } from '../features/channel/use-page-title.ts'
import { ClipFacts } from '../features/clips/clip-facts.tsx'
import { editClipHref } from '../features/clips/clip-links.ts'
import { ClipPage } from '../features/clips/clip-page.tsx'
import { clipQuery } from '../features/clips/clip-queries.ts'
import { ClipState } from '../features/clips/clip-state.tsx'
import { DownloadClip } from '../features/clips/download-clip.tsx'
import { ReportClip } from '../features/clips/report-clip.tsx'
import { ShareClip } from '../features/clips/share-clip.tsx'
import { useCameByClip } from '../features/clips/use-came-by-clip.ts'
import { VerticalClip } from '../features/clips/vertical-clip.tsx'
import { ScoredClip } from '../features/watch/scored-clip.tsx'
import { useClipsWords } from '../locales/words.ts'
import { useApp } from '../platform/app-context.ts'
import { DetailProblem } from '../platform/detail-problem.tsx'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { useAddressId } from '../platform/use-address-id.ts'

/** A clip by its number: a public one, or one's own. */
export function WatchClipScreen() {
  const id = useAddressId()
  const { client } = useApp()
  const i18n = useI18n()
  const { page: words, list } = useClipsWords()
  const [player, setPlayer] = useState<PlayerHandle | null>(null)
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const { data: clip, error, isFetching, refetch } = useQuery(clipQuery(client, i18n.language, id))
  usePageTitle(clip?.name ?? null)
  useCameByClip(clip)
  if (error && !isFetching && !clip) {
    return (
      <DetailProblem
        error={error}
        title={words.failedTitle}
        list={{ href: '/vod', label: i18n.words.events.replays }}
        onAgain={() => void refetch()}
      />
    )
  }
  return (
    <ClipPage
      clip={clip}
      stageRef={setStage}
      stage={
        clip && (
          <ScoredClip
            key={clip.id}
            clip={clip}
            uuid={null}
            words={words}
            poster={<CardPicture src={clip.image_url} />}
            onHandle={setPlayer}
          />
        )
      }
      actions={
        clip && (
          <>
            <ShareClip clip={clip} />
            <DownloadClip clip={clip} />
            {clip.is_own && clip.event_media_id !== null && (
              <a className="button" href={editClipHref(clip)}>
                {list.edit}
              </a>
            )}
            <ReportClip clip={clip} />
            {clip.is_own && <ClipState clip={clip} />}
            <VerticalClip clip={clip} player={player} stage={stage} />
          </>
        )
      }
      facts={clip && <ClipFacts clip={clip} />}
    />
  )
}
