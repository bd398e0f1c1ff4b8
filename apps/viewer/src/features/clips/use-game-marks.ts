import type { Event } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import type { Mark } from '@grandstand/player'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { eventClipsQuery } from './clip-queries.ts'
import { listMarks } from './list-marks.ts'
import { useLaterScore } from './use-later-score.ts'

/** What the bar of a game's player leads to: who scored, and what others have cut. */
export function useGameMarks(event: Event, mediaId: number | null): readonly Mark[] {
  const { client } = useApp()
  const { language, fill } = useI18n()
  const { marks: words } = useWatchWords()
  const isOpen = mediaId !== null
  const score = useLaterScore(event)
  const { data: scored } = useQuery({
    queryKey: ['scores', event.id, score],
    queryFn: ({ signal }) =>
      client.send(wireCalls.listEventScores, { params: { id: String(event.id) } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  })
  const { data: clips } = useInfiniteQuery({
    ...eventClipsQuery(client, language, event.id),
    enabled: isOpen,
  })
  return useMemo(
    () =>
      listMarks({
        scores: scored?.items ?? [],
        clips: clips?.pages.flatMap(({ items }) => items) ?? [],
        teams: event.participants,
        mediaId,
        sayScore: (team, board) => fill(words.score, { team, score: board }),
        sayClip: name => fill(words.clip, { name }),
      }),
    [scored, clips, event.participants, mediaId, words, fill],
  )
}
