import type { Event, EventScore } from '@grandstand/contract'
import type { Mark } from '@grandstand/player'
import { eventSides, type PeriodBegin } from '@grandstand/rules'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useScored } from '../../platform/use-scored.ts'
import { eventClipsQuery } from './clip-queries.ts'
import { crowdPeaksQuery } from './crowd-peaks-query.ts'
import { listMarks } from './list-marks.ts'

/**
 * What the bar of a game's player leads to: who scored, what others have cut, what many watched, and the events of a meet. Somebody who hides scores has `reached` some, and
 * is led to no others.
 */
export function useGameMarks(
  event: Event,
  mediaId: number | null,
  reached: readonly EventScore[] | null,
  begins: readonly PeriodBegin[],
): readonly Mark[] {
  const { client } = useApp()
  const { language, fill } = useI18n()
  const { marks: words } = useWatchWords()
  const isOpen = mediaId !== null && reached === null
  const scored = useScored(event, isOpen, null)
  const { data: clips } = useInfiniteQuery({
    ...eventClipsQuery(client, language, event.id),
    enabled: isOpen,
  })
  const { data: peaks } = useQuery({ ...crowdPeaksQuery(client, event.id), enabled: isOpen })
  return useMemo(
    () =>
      listMarks({
        scores: reached ?? scored?.items ?? [],
        clips: reached ? [] : (clips?.pages.flatMap(({ items }) => items) ?? []),
        periods: reached || eventSides(event) ? [] : begins,
        peaks: reached ? [] : (peaks?.items ?? []),
        teams: event.participants,
        mediaId,
        sayScore: (team, board) => fill(words.score, { team, score: board }),
        sayClip: name => fill(words.clip, { name }),
        peakLabel: words.peak,
      }),
    [reached, scored, clips, peaks, begins, event, mediaId, words, fill],
  )
}
