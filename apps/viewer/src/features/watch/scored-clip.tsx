import type { PlayerHandle } from '@grandstand/player'
import { type ComponentProps, useMemo, useState } from 'react'
import { useBoardOfPicture } from '../events/use-board-of-picture.ts'
import { ClipStage } from '../playback/clip-stage.tsx'
import { ScoreBug } from './score-bug.tsx'
import { ScoreNews, scoreText } from './score-news.tsx'
import { useScoreSwitches } from './use-score-switches.ts'

type ScoredClipProps = Omit<ComponentProps<typeof ClipStage>, 'overlay' | 'switches'>

/** A clip with the score of each of its moments, if its viewer wants it on pictures. */
export function ScoredClip({ onHandle, ...stage }: ScoredClipProps) {
  const { event, event_media_id } = stage.clip
  const [handle, setHandle] = useState<PlayerHandle | null>(null)
  const player = useMemo(
    () => handle && { handle, mediaId: event_media_id ?? 0, storyboard: { url: null, address: '' } },
    [handle, event_media_id],
  )
  const shown = useBoardOfPicture(event, player)
  const { hasBug, isAloud, switches } = useScoreSwitches()
  return (
    <>
      {isAloud && shown && <ScoreNews text={scoreText(shown)} />}
      <ClipStage
        {...stage}
        overlay={hasBug && shown && <ScoreBug event={shown} player={player} />}
        switches={switches}
        onHandle={given => {
          setHandle(given)
          onHandle?.(given)
        }}
      />
    </>
  )
}
